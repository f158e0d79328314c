import { site } from '@/content/site';
import { publicUrl } from './public-url';

/** The way to a page, from the home page on. */
export const trail = (steps: readonly { path: string; name: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ path, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${publicUrl()}${path}`,
  })),
});

export const faqPage = (items: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const serviceList = (items: readonly { title: string; description: string }[]) => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ title, description }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Service',
      name: title,
      description,
      areaServed: site.address.region,
      provider: { '@type': 'Organization', name: site.name },
    },
  })),
});
