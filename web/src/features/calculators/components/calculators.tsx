import { resources } from '@/content/tools/resources';
import { useHydrationMarker } from '@/lib/hooks/use-hydration-marker';
import { Tabs } from '@/ui/tabs';
import { BudgetPlanner } from './budget-planner';
import { CampaignPlanner } from './campaign-planner';
import { RoiCalculator } from './roi-calculator';

const { tools } = resources;

const tabs = [
  { value: 'roi', label: tools.tabs.roi, content: <RoiCalculator /> },
  { value: 'budget', label: tools.tabs.budget, content: <BudgetPlanner /> },
  { value: 'campaign', label: tools.tabs.campaign, content: <CampaignPlanner /> },
];

export default function Calculators() {
  return (
    <div {...useHydrationMarker()}>
      <Tabs label={tools.title} defaultValue="roi" tabs={tabs} isTight />
    </div>
  );
}
