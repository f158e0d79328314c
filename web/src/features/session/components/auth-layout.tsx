import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';
import { site } from '@/content/site';
import { queryClient } from '@/lib/api/query-client';
import { Brand } from '@/ui/page/brand';

export const adminMeta = (title: string) => [
  { title: `${title} | ${site.name}` },
  { name: 'robots', content: 'noindex' },
];

/** Around the screens that ask who somebody is. */
export const AuthFrame = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <main className="grid min-h-dvh grid-rows-[1fr_auto] bg-hero">
      <div className="flex flex-col items-center justify-center gap-6 px-4 py-10 text-on-hero">
        <Brand name={site.name} home="/" />
        <div className="w-full max-w-[26rem] border-2 border-lampblack bg-bg p-6 text-ink sm:p-8 dark:border-hairline">
          {children}
        </div>
        <Link
          to="/"
          reloadDocument
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Back to website
        </Link>
      </div>
      <div className="leaf-band" aria-hidden />
    </main>
  </QueryClientProvider>
);

/** As a route's component it is given no children. */
export default function AuthLayout() {
  return (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  );
}
