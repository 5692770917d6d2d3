import type { ChartData } from '#web/ui/chart/chart-data.ts';
import { ChartFrame } from '#web/ui/chart/chart-frame.tsx';
import { Sample } from './sample.tsx';

const weeks = [
  'Sep 7',
  'Sep 14',
  'Sep 21',
  'Sep 28',
  'Oct 5',
  'Oct 12',
  'Oct 19',
  'Oct 26',
  'Nov 2',
  'Nov 9',
  'This week',
];

const line: ChartData = {
  kind: 'line',
  categoryLabel: 'Week',
  categories: weeks,
  series: [
    { name: 'Last 11 weeks', values: [22, 28, 25, 31, 36, 29, 41, 38, 44, 52, 59] },
    { name: 'Previous 11 weeks', values: [18, 21, 24, 22, 27, 30, 26, 31, 29, 33, 34], isPrevious: true },
  ],
};

const lines: ChartData = {
  ...line,
  series: ['Remote', 'Hybrid', 'On site', 'Field'].map((name, row) => ({
    name,
    values: weeks.map((_, week) => 10 + row * 12 + ((week * (row + 3)) % 9)),
  })),
};

const columns: ChartData = {
  kind: 'columns',
  categoryLabel: 'Days',
  categories: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12+'],
  series: [{ name: 'Replies', values: [6, 9, 14, 22, 31, 27, 18, 12, 9, 5, 3, 2] }],
  lateFrom: 7,
  limitLabel: 'Promised: 7 days',
  axisLabel: 'days to first reply',
};

const stacked: ChartData = {
  kind: 'columns',
  categoryLabel: 'Month',
  categories: ['Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
  series: [
    { name: 'Placed', values: [3, 4, 6, 5, 8] },
    { name: 'In interviews', values: [5, 7, 6, 9, 9] },
    { name: 'Applied', values: [12, 10, 14, 13, 17] },
  ],
};

const funnel: ChartData = {
  kind: 'funnel',
  categoryLabel: 'Stage',
  categories: ['Applied', 'Screening', 'Interview', 'Offer', 'Hired'],
  series: [{ name: 'Applicants', values: [236, 118, 61, 21, 18] }],
  notes: { label: 'Advance', values: ['', '50% advance', '52% advance', '34% advance', '86% advance'] },
};

const bars: ChartData = { ...funnel, kind: 'bars', categoryLabel: 'Employer' };

export function ChartSamples() {
  return (
    <Sample name="ChartFrame" layout="grid">
      <ChartFrame chartId="line" title="Applications per week" finding="59 this week, the most so far." data={line} />
      <ChartFrame chartId="lines" title="By workplace" finding="Field work leads every week." data={lines} />
      <ChartFrame chartId="columns" title="Time to first reply" finding="65% were on time." data={columns} />
      <ChartFrame chartId="stacked" title="Placements" finding="8 people were placed in November." data={stacked} />
      <ChartFrame chartId="funnel" title="Hiring funnel" finding="Half reach screening." data={funnel} />
      <ChartFrame chartId="bars" title="By employer" finding="One employer has half of them." data={bars} />
      <ChartFrame
        chartId="few"
        title="Too little data"
        finding="2 this week."
        data={line}
        insteadOfChart="Charts start at 5 applications."
      />
    </Sample>
  );
}
