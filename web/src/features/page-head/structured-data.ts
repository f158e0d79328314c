import { site } from '@/content/site';

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
