import { type Language, languages } from '@golghar/contracts';
import { EmailChannel } from '@golghar/platform/deliveries';
import { confirmationEmail } from './confirmation-email';

const sender = {
  PUBLIC_URL: 'https://golghar.example',
  MAIL_FROM: { name: 'Golghar Digital', address: 'hello@golghar.example' },
};
const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const channel = new EmailChannel({ SMTP_URL: 'smtp://nobody.example', ...sender });
const mailIn = (language: Language) =>
  channel.write(
    { id: 'a', recipient: null, recipientName: null },
    confirmationEmail({ email: 'reader@inbox.example', token, language }, sender),
  );

it.each(languages.filter((language) => language === 'hi'))(
  'the e-mail that asks for a confirmation is in %s, as the pages of its links are',
  (hindi) => {
    const { subject, text, html } = mailIn(hindi);
    expect(subject).toBe('Golghar Digital का न्यूज़लेटर: कृपया पुष्टि कीजिए');
    expect(text).toContain(`https://golghar.example/hi/newsletter/confirm?token=${token}`);
    expect(text).toContain(`https://golghar.example/hi/newsletter/unsubscribe?token=${token}`);
    expect(html).toContain('<html lang="hi">');
    const words = String(text).replace(/https?:\S+|reader@inbox[.]example|Golghar Digital/g, '');
    expect(words).not.toMatch(/[A-Za-z]{2}/);
  },
);

it('the e-mail that asks for a confirmation is in English otherwise', () => {
  const { subject, text, html, headers } = mailIn('en');
  expect(subject).toContain('please confirm');
  expect(text).toContain(`https://golghar.example/newsletter/confirm?token=${token}`);
  expect(html).toContain('<html lang="en">');
  expect(text).not.toMatch(/[\u0900-\u097f]/);
  expect(headers).toMatchObject({
    'List-Unsubscribe': `<https://golghar.example/api/newsletter/one-click?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
