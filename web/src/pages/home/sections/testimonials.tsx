import { type testimonials, testimonialsPerPage } from '@/content/home/testimonials';
import { TestimonialCarousel } from '@/features/testimonials/carousel';
import { Section } from '@/ui/page/section';

export function Testimonials({ content }: { content: typeof testimonials }) {
  return (
    <Section id="testimonials" title={content.title} tone="surface">
      <TestimonialCarousel items={content.items} perPage={testimonialsPerPage} />
    </Section>
  );
}
