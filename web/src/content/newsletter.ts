export const newsletter = {
  text: 'One letter a month: what worked for a shop near you, and the festival dates to plan for.',
  label: 'Email',
  placeholder: 'Your email address',
  submit: 'Subscribe',
  submitting: 'Sending...',
  invalid: 'Please enter a valid email address',
  sent: {
    title: 'Please look into your inbox',
    text: 'We have sent you a letter with a link. You are on the list once you open it and press the button there.',
  },
  failed: {
    title: 'That did not work',
    text: 'Your address is still in the field. Please try again in a minute.',
  },
  offline: 'You seem to be offline. Your address stays in the field: send it when you are connected again.',
  /** The page that the link in the confirmation mail opens. */
  confirm: {
    title: 'Confirm your newsletter',
    text: 'Press the button and our next letter comes to you. If you did not ask for it, just close this page.',
    button: 'Yes, send it to me',
    done: { title: 'You are on the list', text: 'The next letter comes in the first week of the month.' },
    invalid: {
      title: 'This link no longer works',
      text: 'It was used already or is too old. Enter your address at the foot of any page and we send a new one.',
    },
  },
  unsubscribe: {
    title: 'Leave the newsletter',
    text: 'Press the button and we take your address off the list at once.',
    button: 'Take me off the list',
    done: { title: 'You are off the list', text: 'We have deleted your address. No more letters from us.' },
    invalid: {
      title: 'This link no longer works',
      text: 'You may be off the list already. If letters still come, write to us and we take you off by hand.',
    },
  },
  home: { href: '/', label: 'Return to Homepage' },
};
