import { expect, it } from 'vitest';
import { MATCH_PARTS, PART_SOURCES } from '#domain/features/matching/score/parts.ts';
import { DEFAULT_WEIGHTS } from '#domain/features/matching/score/weights.ts';
import { sampleArcs } from './sample-match.tsx';

it('the sample match has the parts and the default weights of a real one', () => {
  expect(sampleArcs.map(({ name, weight }) => [name, weight])).toEqual(
    MATCH_PARTS.map((part) => [part, DEFAULT_WEIGHTS[PART_SOURCES[part].weight]]),
  );
});
