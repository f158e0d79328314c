/** Shown for a page opened offline: of the site in both languages, of the back office. */
export const whenOffline = {
  en: {
    language: 'en-IN',
    title: 'You are offline',
    text: 'This page needs a connection. What you have typed into a form on this device is kept.',
    call: 'Call',
    again: 'Try again',
  },
  hi: {
    language: 'hi',
    title: 'इंटरनेट नहीं है',
    text: 'यह पेज खोलने के लिए इंटरनेट चाहिए। फ़ॉर्म में आपने जो लिखा है, वह इसी फ़ोन में रखा हुआ है।',
    call: 'फ़ोन कीजिए:',
    again: 'फिर से कोशिश कीजिए',
  },
  office: {
    language: 'en-IN',
    title: 'You are offline',
    text: 'The back office needs a connection: leads are not kept on this device. Notes that you began and changes that wait are kept, for when you are back.',
    again: 'Try again',
  },
};
