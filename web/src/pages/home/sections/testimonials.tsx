import { type testimonials, testimonialsPerPage } from '@/content/testimonials';
import { TestimonialCarousel } from '@/features/testimonials/carousel';
import { Section } from '@/ui/section';

export function Testimonials({ content }: { content: typeof testimonials }) {
  return (
    <Section id="testimonials" title={content.title} tone="surface">
      <TestimonialCarousel items={content.items} perPage={testimonialsPerPage} />
    </Section>
  );
}
