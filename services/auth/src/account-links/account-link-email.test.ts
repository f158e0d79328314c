import { linkEmail } from './account-link-email';

jest.mock('@golghar/contracts', () => {
  const contracts = jest.requireActual('@golghar/contracts');
  return {
    ...contracts,
    businessHours: { ...contracts.businessHours, timeZone: 'Europe/Lisbon' },
    timeZoneNames: { place: 'Portugal', clock: 'Lisbon time' },
  };
});

it("says by the agency's clock until when the link works, and names its zone", () => {
  const madeBy = { id: '019aa3b0-0000-7000-8000-000000000001', name: 'Ana' };
  const link = { purpose: 'reset', madeBy, expiresAt: '2026-07-01T12:00:00Z' } as const;
  const user = { name: 'Inês', email: 'ines@sonpur.example', role: 'manager', link } as const;
  const sender = { name: 'Sonpur', address: 'hello@sonpur.example' };
  const email = linkEmail(user, 'https://sonpur.example', sender);
  expect(JSON.stringify(email)).toContain('until Wednesday, 1 July at 13:00 Lisbon time.');
});
