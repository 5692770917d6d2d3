// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { systems } from '#domain/features/bulk-imports/moving/systems.ts';
import { renderUi } from '#web/testing/render.tsx';
import { MovingGuides } from './moving-guides.tsx';

describe('MovingGuides', () => {
  it('gives the address of the job board of a system', async () => {
    await renderUi(<MovingGuides kind="jobs" />);
    fireEvent.click(screen.getByText('Greenhouse'));
    screen.getByText('https://boards-api.greenhouse.io/v1/boards/BOARD/jobs?content=true');
    expect(screen.getAllByRole('listitem', { hidden: true }).length).toBeGreaterThan(systems.length);
  });

  it('lists the columns of candidates and their fields', async () => {
    await renderUi(<MovingGuides kind="people" />);
    fireEvent.click(screen.getByText('OpenCATS'));
    expect(screen.getByRole('row', { name: 'keySkills Skills', hidden: true })).toBeDefined();
  });
});
