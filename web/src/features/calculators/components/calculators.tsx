import { resources } from '@/content/tools/resources';
import { useIsland } from '@/lib/hooks/use-island';
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
    <div {...useIsland()}>
      <Tabs label={tools.title} defaultValue="roi" tabs={tabs} isTight />
    </div>
  );
}
