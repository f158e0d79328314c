export const newsletter = {
  title: 'Newsletter',
  text: 'One email a month: what worked for a shop near you, and the festival dates to plan for.',
  label: 'Email for the newsletter',
  placeholder: 'Your email address',
  submit: 'Subscribe',
  submitting: 'Sending...',
  invalid: 'Please enter a valid email address',
  sent: {
    title: 'Please check your inbox',
    text: 'We have emailed you a link. Open it and press the button to join the list.',
  },
  failures: {
    offline: 'You seem to be offline. Your address is still in the field: send it when you are back online.',
    limited: 'Too many attempts. Please wait a minute; your address is still in the field.',
    other: 'That did not work. Your address is still in the field: please try again in a minute.',
  },
  home: { href: '/', label: 'Return to Homepage' },
};
