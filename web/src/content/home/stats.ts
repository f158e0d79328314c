import type { Fact } from '../types';

/**
 * Claims that contradict others on this site: 500+ projects (the counters say 100), 10+ years (founded 2020, the counters say
 * 5), 150+ clients (elsewhere 100+). They are as supplied by the agency; the owner should settle them.
 */
export const stats: Fact[] = [
  { value: '150+', label: 'Happy Clients' },
  { value: '200%', label: 'Average Growth' },
  { value: '500+', label: 'Projects Completed' },
  { value: '10+', label: 'Years Experience' },
];
