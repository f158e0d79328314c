import { testimonials, testimonialsPerPage } from '@/content/testimonials';
import { TestimonialCarousel } from '@/features/testimonials/carousel';
import { Section } from '@/ui/section';

export function Testimonials() {
  return (
    <Section id="testimonials" title={testimonials.title} tone="surface">
      <TestimonialCarousel items={testimonials.items} perPage={testimonialsPerPage} />
    </Section>
  );
}
