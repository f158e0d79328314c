export const closingCallToAction = {
  title: 'Tell us what a good month looks like',
  text: 'Half an hour, no slides, no fee. You leave with three things to do, whether you hire us or not.',
  href: '#contact',
  label: 'Get Free Consultation',
  phone: 'Call Us Now',
};
