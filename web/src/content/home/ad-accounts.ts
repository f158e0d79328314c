import { place } from '@golghar/contracts';
export const adAccounts = {
  title: 'Ad Account Access',
  lead: 'Blocked account, low limit, endless verification? Run your campaigns from an account that is ready to go.',
  proof: 'Trusted by 100+ advertisers',
  steps: [
    { title: 'Contact Us', text: 'Tell us what you sell and what you spend.' },
    { title: 'We Assign Account Access', text: 'You get access to a ready account, usually the same day.' },
    { title: 'You Launch & Grow', text: 'You run your ads; we watch the limits and the policies.' },
  ],
  comparison: {
    caption: 'With and without our account access',
    columns: ['What', 'Without', 'With'],
    rows: [
      ['Bans', 'One mistake stops everything', 'Policies checked before you launch'],
      ['Spend limits', 'Raised slowly, if at all', 'Room to spend from day one'],
      ['Support', 'A form nobody answers', `A person in ${place.city}`],
      ['Start', 'Weeks of verification', 'Usually the same day'],
    ],
  },
  accounts: [
    { name: 'Meta Ads', state: 'Active' },
    { name: 'Google Ads', state: 'Active' },
  ],
};
