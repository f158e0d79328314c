import { subscribersCsv } from '../components/subscribers';

it('writes no cell that a spreadsheet computes', () => {
  const csv = subscribersCsv([
    {
      id: '019a0000-0000-7000-8000-000000000001',
      email: '+sum@shop.example',
      confirmedAt: '2026-11-21T06:12:00.000Z',
      unsubscribeUrl: 'https://golghar.example/api/newsletter/one-click?token=t',
    },
  ]);
  expect(csv.split('\r\n')[1]).toBe(
    "'+sum@shop.example,2026-11-21T06:12:00.000Z,https://golghar.example/api/newsletter/one-click?token=t",
  );
});
