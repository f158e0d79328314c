import { useState } from 'react';
import { firstChoices } from '@/content/tools/calculator-ranges';
import type { Audience, BusinessType, Goal } from '@/content/tools/campaign-ideas';
import { audiences, businessTypes, goals } from '@/content/tools/campaign-plan';
import { resources } from '@/content/tools/resources';
import { SelectField } from '@/ui/form/select-field';
import { planCampaign } from '../model/calculators';
import { CalculatorFrame } from './calculator-frame';

const { campaign: words } = resources.tools;

const labelsOf = <Key extends string>(entries: Record<Key, { label: string }>) =>
  Object.fromEntries(
    Object.entries<{ label: string }>(entries).map(([key, { label }]) => [key, label]),
  ) as Record<Key, string>;

export function CampaignPlanner() {
  const [business, setBusiness] = useState<BusinessType>(firstChoices.business);
  const [goal, setGoal] = useState<Goal>(firstChoices.goal);
  const [audience, setAudience] = useState<Audience>(firstChoices.audience);
  const { ideas, primary, secondary, timeline } = planCampaign(business, goal, audience);
  return (
    <CalculatorFrame
      intro={words.intro}
      button={words.button}
      placeholder={words.placeholder}
      title={words.ideas}
      spoken={ideas.join('. ')}
      plan={`${words.ideas} (${businessTypes[business]}, ${goals[goal].label}, ${audiences[audience].label}): ${ideas.join(' ')} ${words.primary}: ${primary.join(', ')}.`}
      calculation={{
        calculator: 'campaign',
        inputs: {
          business: businessTypes[business],
          goal: goals[goal].label,
          audience: audiences[audience].label,
        },
        results: { channels: primary.join(', '), timeline },
      }}
      inputs={
        <>
          <SelectField
            label={words.business}
            value={business}
            options={businessTypes}
            onChange={setBusiness}
          />
          <SelectField label={words.goal} value={goal} options={labelsOf(goals)} onChange={setGoal} />
          <SelectField
            label={words.audience}
            value={audience}
            options={labelsOf(audiences)}
            onChange={setAudience}
          />
        </>
      }
      result={
        <>
          <ol className="grid gap-4">
            {ideas.map((idea, index) => (
              <li key={idea} className="grid grid-cols-[2.2rem_1fr]">
                <span aria-hidden className="font-display text-20 font-extrabold text-accent">
                  {index + 1}
                </span>
                {idea}
              </li>
            ))}
          </ol>
          <dl className="mt-6">
            {[
              [words.primary, primary.join(', ')],
              [words.secondary, secondary.join(', ')],
              [words.timeline, timeline],
            ].map(([label, value]) => (
              <div key={label} className="border-t border-hairline py-3">
                <dt className="text-15 text-ink-3">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      }
    />
  );
}
