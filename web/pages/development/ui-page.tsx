import { type ComponentType, useId } from 'react';
import { type Comfort, comfortChoices } from '#domain/features/comfort/comfort.ts';
import { setComfort, useComfort } from '#web/lib/comfort.ts';
import { Segmented } from '#web/ui/field/choice/segmented.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ActionSamples } from './action-samples.tsx';
import { ChartSamples } from './chart-samples.tsx';
import { DataSamples } from './data-samples.tsx';
import { FeedbackSamples } from './feedback-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import { LayoutSamples } from './layout-samples.tsx';
import { ListSamples } from './list-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { PictureSamples } from './picture-samples.tsx';
import { ShellSamples } from './shell-samples.tsx';
import css from './ui-page.module.css';

const groups: readonly (readonly [name: string, samples: ComponentType])[] = [
  ['Actions and navigation', ActionSamples],
  ['Data', DataSamples],
  ['Lists', ListSamples],
  ['Charts', ChartSamples],
  ['Fields', FieldSamples],
  ['Forms', FormSamples],
  ['Overlays', OverlaySamples],
  ['Pictures', PictureSamples],
  ['Feedback', FeedbackSamples],
  ['Layout', LayoutSamples],
  ['Shell', ShellSamples],
];

/** Every shared part in every state, for development and for the screenshot tests. */
export function UiPage() {
  return (
    <main className={css.page}>
      <PageHeader title="Parts" purpose="Every shared part in every state." />
      <div className={css.toolbar}>
        <ComfortChoice name="theme" />
        <ComfortChoice name="text" />
        <ComfortChoice name="spacing" />
        <ComfortChoice name="density" />
      </div>
      {groups.map(([name, Samples]) => (
        <Group key={name} name={name} samples={Samples} />
      ))}
    </main>
  );
}

function ComfortChoice({ name }: { readonly name: keyof Comfort }) {
  const value: string = useComfort((comfort) => comfort[name]);
  const choices = comfortChoices[name].map((choice) => ({ value: choice as string, label: choice }));
  return <Segmented label={name} value={value} onChange={(next) => setComfort({ [name]: next })} choices={choices} />;
}

function Group({ name, samples: Samples }: { readonly name: string; readonly samples: ComponentType }) {
  const id = useId();
  return (
    <section className={css.group} aria-labelledby={id} data-group={name}>
      <h2 id={id}>{name}</h2>
      <Samples />
    </section>
  );
}
