import { startTransition, useOptimistic } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { allServices, type ServicesTab, toServicesTab } from '@/content/services/all';
import { ConsultationCallToAction } from '@/features/consultation/consultation-call-to-action';
import { pageMeta, serviceList } from '@/features/page-head/page-meta';
import { useHydrated } from '@/lib/hooks/use-browser-state';
import { Mark } from '@/ui/page/art';
import { PageHero } from '@/ui/page/section';
import { Tabs } from '@/ui/tabs';

export const meta = () =>
  pageMeta('/services', import.meta.env.SSR && [serviceList([...allServices.brand, ...allServices.digital])]);

export default function ServicesPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // The prerendered page doesn't know the URL's query.
  const asked = useHydrated() ? search.get('tab') : null;
  // A clicked tab shows at once; the URL, which re-renders every link of the page, follows.
  const [tab, show] = useOptimistic(toServicesTab(asked));
  const choose = (next: ServicesTab) =>
    startTransition(async () => {
      show(next);
      await navigate({ search: `?tab=${next}` }, { replace: true, preventScrollReset: true });
    });
  const { techNote } = allServices;
  return (
    <>
      <PageHero {...allServices} />
      <div className="container section">
        {asked === 'tech' && (
          <p className="mb-6 border-l-[6px] border-haldi bg-surface p-4">
            {techNote.text}{' '}
            <Link className="text-link" to={techNote.href}>
              {techNote.label}
            </Link>
            .
          </p>
        )}
        <Tabs
          label={allServices.title}
          value={tab}
          onChange={choose}
          isTight
          tabs={(['brand', 'digital'] as const).map((value) => ({
            value,
            label: allServices.tabs[value],
            content: <ServiceGrid services={allServices[value]} />,
          }))}
        />
      </div>
      <ConsultationCallToAction {...allServices.closing} href={allServices.action.href} />
    </>
  );
}

function ServiceGrid({ services }: { services: (typeof allServices)[ServicesTab] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
      {services.map(({ id, enquiry, title, description }) => (
        <li
          key={id}
          className="grid grid-cols-[4.5rem_minmax(0,1fr)] content-start gap-x-4 border-t-2 border-ink pt-5 md:flex md:flex-col"
        >
          <Mark of="services" name={id} className="size-18 lg:size-24" />
          <h2 className="self-center text-20 md:mt-3 md:self-auto">{title}</h2>
          <p className="col-start-2 mt-1 grow text-ink-2 md:mt-2">{description}</p>
          <Link
            to={allServices.action.href}
            data-service={enquiry}
            aria-label={`${allServices.action.label}: ${title}`}
            className="col-start-2 mt-1 inline-flex min-h-11 items-center justify-self-start md:mt-3 md:self-start font-semibold underline underline-offset-4"
          >
            {allServices.action.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
