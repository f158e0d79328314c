import type { Testimonial } from '../types';

export const testimonials: { title: string; items: Testimonial[] } = {
  title: 'What Our Clients Say',
  items: [
    {
      content:
        'Forty flats, one campaign. I could hear in the first call whether somebody had seen our film.',
      author: 'Prakash Sinha',
      title: 'Director, Wishluv Buildcon',
      industry: 'Real Estate',
      portrait: 'moustache',
    },
    {
      content: 'Tuesday used to be the day we washed the big pots. Now it is our second best day.',
      author: 'Shabnam Parveen',
      title: 'Owner, Biryani Mahal',
      industry: 'Restaurant',
      portrait: 'dupatta',
    },
    {
      content:
        'They asked what one donated rupee does, and put exactly that on the page. It was that simple.',
      author: 'Father Joseph Kujur',
      title: 'Secretary, The Helping Hand',
      industry: 'Non-profit',
      portrait: 'glasses',
    },
    {
      content:
        'I understood every line of the first report. That had not happened to me in eleven years of paying agencies.',
      author: 'Sunita Jha',
      title: 'Founder, Sikki & Sutra, Madhubani',
      industry: 'Handicraft, online',
      portrait: 'bun',
    },
  ],
};

export const testimonialsPerPage = 3;
