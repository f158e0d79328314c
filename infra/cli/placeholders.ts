import { agency, claims, links } from '@golghar/contracts';

const folder = 'services/contracts/src/brand';

/** Host names that nobody outside can reach (RFC 2606, RFC 6761), and bare addresses. */
const isOwnAddress = (publicUrl: string): boolean =>
  /(^|\.)(localhost|example|invalid|test)$|^[\d.]+$|^\[/.test(new URL(publicUrl).hostname);

/** No subscriber has a number of zeros only. */
const isPlaceholderNumber = (phone: string): boolean => /0{6}$/.test(phone.replace(/\D/g, ''));

const isPlaceholderAddress = (address: string): boolean => /[@/.][\w-]+\.example(\/|$)/.test(address);

type Brand = {
  agency: { phone: string; whatsapp: string; email: string };
  links: Record<string, string>;
  claims: typeof claims;
};

/** Placeholders that a public site still shows, and what to do about each. */
export function findPlaceholders(publicUrl: string, brand: Brand = { agency, links, claims }): string[] {
  if (isOwnAddress(publicUrl)) return [];
  const { phone, whatsapp, email } = brand.agency;
  const numbers = [...new Set([phone, whatsapp])].filter(isPlaceholderNumber).join(' or ');
  const addresses = [email, ...Object.values(brand.links)].filter(isPlaceholderAddress).join(', ');
  return [
    numbers && `Visitors who call or write to ${numbers} reach nobody: put your own into ${folder}/agency.ts`,
    addresses &&
      `These lead nowhere: ${addresses}. Put your own into ${folder}/agency.ts and links.ts, or remove them there`,
    ...Object.keys(brand.claims).map(
      (claim) => `The site claims ${claim}: make it true or remove it (${folder}/claims.ts)`,
    ),
  ].filter(Boolean);
}
