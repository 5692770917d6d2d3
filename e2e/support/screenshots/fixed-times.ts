import type { Page } from '@playwright/test';

/** Replaces dates and durations by constants: the demo is as old as the server, so they change every day. */
export async function fixTimes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?';
    const unit = '(?:second|minute|hour|day|week|month|year)s?';
    const replacements: readonly (readonly [RegExp, string])[] = [
      [new RegExp(`\\b${month} \\d{1,2}, \\d{4}`, 'g'), 'March 4, 2026'],
      [new RegExp(`\\b${month} \\d{1,2}\\b`, 'g'), 'Mar 4'],
      [new RegExp(`\\b${month} \\d{4}\\b`, 'g'), 'March 2026'],
      [new RegExp(`\\b\\d+ ${unit}\\b`, 'g'), '3 days'],
      [new RegExp(`\\b(?:yesterday|today|tomorrow|(?:last|next|this) ${unit})\\b`, 'g'), '3 days ago'],
      [/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, 'Monday'],
      [/\b\d{1,2}:\d{2}\s?[AP]M\b/g, '9:30 AM'],
      [/\bGood (?:morning|afternoon|evening)\b/g, 'Good morning'],
    ];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = node.nodeValue ?? '';
      const fixed = replacements.reduce((result, [pattern, constant]) => result.replace(pattern, constant), text);
      if (fixed !== text) node.nodeValue = fixed;
    }
    for (const tile of document.querySelectorAll('[data-date-tile]')) {
      const [first, second] = tile.children;
      if (first) first.textContent = 'Mar';
      if (second) second.textContent = '4';
    }
  });
}
