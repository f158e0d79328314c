import { api, type EnquiryReceipt } from '@golghar/contracts';
import type { ApiClient } from './api-client';
import { demoEnquiries } from './enquiries';

const day = 24 * 60 * 60 * 1000;
const spread = 14 * day;

/** When the enquiries came: the newest a moment ago, the rest over two weeks, more of them by day than by night. */
export function demoTimes(count: number, now: Date): Date[] {
  return Array.from({ length: count }, (_, index) => {
    const even = now.getTime() - 4 * 60 * 1000 - (spread * index) / count;
    const hourInIndia = new Date(even + 5.5 * 60 * 60 * 1000).getUTCHours();
    const isNight = hourInIndia < 8;
    return new Date(isNight && index > 0 ? even - (hourInIndia + 2) * 60 * 60 * 1000 : even);
  });
}

type Login = { email: string; password: string };

/** Posts the demo's enquiries and works some of them, through the API alone. Returns how many were posted. */
export async function seedDemo(client: ApiClient, login: Login, now = new Date()): Promise<number> {
  const times = demoTimes(demoEnquiries.length, now);
  await client.send(api.logIn.method, api.logIn.path, login);
  for (const [index, { status, notes = [], ...enquiry }] of demoEnquiries.entries()) {
    const time = times[index]?.toISOString() ?? now.toISOString();
    const { id } = await client.send<EnquiryReceipt>(
      api.submitEnquiry.method,
      api.submitEnquiry.path,
      enquiry,
      {
        'x-seed-submitted-at': time,
      },
    );
    const at = (path: string) => path.replace(':id', id);
    if (status) await client.send(api.updateSubmission.method, at(api.updateSubmission.path), { status });
    for (const content of notes) await client.send(api.addNote.method, at(api.addNote.path), { content });
  }
  return demoEnquiries.length;
}
