import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { seo } from '../content/seo';
import { adminRoutes } from '../pages/admin/routes';

const caseStudyPaths = Object.keys(seo).filter((path) => path.startsWith('/case-studies/'));

export default [
  layout('layouts/site-layout.tsx', [
    index('../pages/home/page.tsx'),
    route('services', '../pages/services/page.tsx'),
    route('portfolio', '../pages/portfolio/page.tsx'),
    route('pricing', '../pages/pricing/page.tsx'),
    route('startup-plan', '../pages/startup-plan/page.tsx'),
    route('draw-my-shop', '../pages/draw-my-shop/page.tsx'),
    route('resources', '../pages/resources/page.tsx'),
    // One each: an unknown one has to find the route that its page was built from, or it would be drawn twice.
    ...caseStudyPaths.map((path) => route(path, '../pages/case-study/page.tsx', { id: path })),
    route('sitemap', '../pages/sitemap/page.tsx'),
    route('privacy-policy', '../pages/legal/privacy/page.tsx'),
    route('terms-of-service', '../pages/legal/terms/page.tsx'),
    route('refund-policy', '../pages/legal/refund/page.tsx'),
    route('newsletter/confirm', '../pages/newsletter/confirm/page.tsx'),
    route('newsletter/unsubscribe', '../pages/newsletter/unsubscribe/page.tsx'),
    // Forms lead here that the browser sends itself.
    route('newsletter/sent', '../pages/newsletter/sent/page.tsx'),
    route('thank-you', '../pages/thank-you/page.tsx'),
    route('try-again', '../pages/try-again/page.tsx'),
    // Addresses that the gateway redirects; inside the app the router has to.
    route('about', '../pages/redirects/about.tsx'),
    route('case-study/:slug', '../pages/redirects/case-study.tsx'),
    // Unknown addresses, and the page that is built for them.
    route('*', '../pages/not-found/page.tsx'),
  ]),
  layout('layouts/hindi-layout.tsx', [
    route('hi', '../pages/hi/home/page.tsx'),
    route('hi/pricing', '../pages/hi/pricing/page.tsx'),
    route('hi/startup-plan', '../pages/hi/startup-plan/page.tsx'),
    route('hi/privacy-policy', '../pages/hi/privacy/page.tsx'),
    route('hi/newsletter/confirm', '../pages/hi/newsletter/confirm/page.tsx'),
    route('hi/newsletter/unsubscribe', '../pages/hi/newsletter/unsubscribe/page.tsx'),
    route('hi/newsletter/sent', '../pages/hi/newsletter/sent/page.tsx'),
    route('hi/thank-you', '../pages/hi/thank-you/page.tsx'),
    route('hi/try-again', '../pages/hi/try-again/page.tsx'),
    route('hi/*', '../pages/hi/not-found/page.tsx'),
  ]),
  ...adminRoutes,
] satisfies RouteConfig;
