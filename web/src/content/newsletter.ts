export const newsletter = {
  title: 'Newsletter',
  text: 'One letter a month: what worked for a shop near you, and the festival dates to plan for.',
  label: 'Email for the newsletter',
  placeholder: 'Your email address',
  submit: 'Subscribe',
  submitting: 'Sending...',
  invalid: 'Please enter a valid email address',
  sent: {
    title: 'Please look into your inbox',
    text: 'We have sent you a letter with a link. You are on the list once you open it and press the button there.',
  },
  failures: {
    offline: 'You seem to be offline. Your address stays in the field: send it when you are connected again.',
    limited: 'That was a lot of tries. Please wait a minute; your address stays in the field.',
    other: 'That did not work. Your address is still in the field: please try again in a minute.',
  },
  home: { href: '/', label: 'Return to Homepage' },
} as const;
