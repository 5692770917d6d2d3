import { buildLetterValues, describeTerms } from '#domain/features/offers/describe.ts';
import { fillLetter } from '#domain/features/offers/letter.ts';
import type { Offer } from '#domain/features/offers/offer.ts';
import { shownTerms } from '#domain/features/offers/terms.ts';
import { interpolate } from '#domain/lib/interpolate.ts';
import { formatTags, type Language, languageTags } from '#domain/phrases/phrases.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import type { FileResponse } from '#server/http/send-file.ts';
import { getPhrases } from '#server/lib/phrases.ts';
import { buildPdfContent, type PdfContent } from '#server/pdf/pdf-content.ts';
import { renderPdf } from '#server/pdf/render-pdf.ts';
import { readOffer } from './read.ts';

/** The letter as PDF in its own language, with the terms that the caller may see. The notes are in the caller's language. */
export async function downloadOffer(ctx: SignedInContext, id: number, language: Language): Promise<FileResponse> {
  const offer = await readOffer(ctx, id);
  const bytes = await renderPdf(buildOfferPdf(offer, language, ctx.clock()));
  await write(ctx, (change) => change.audit({ action: 'offer.download', subject: ['offer', id] }));
  return { bytes, file_name: `${offer.job.title} - ${offer.seeker.name}.pdf`, media_type: 'application/pdf' };
}

export function buildOfferPdf(offer: Offer, readerLanguage: Language, now: Date): PdfContent {
  const { offers, jobs } = getPhrases(offer.letter_language);
  const notes = getPhrases(readerLanguage).offers;
  const terms = describeTerms(offer.terms, {
    languageTag: formatTags[offer.letter_language],
    formatPeriod: (period, pay) => interpolate(jobs.detail.pay.per[period], { pay }),
  });
  const people = { name: offer.seeker.name, company: offer.job.company, sender: offer.sender };
  const formatDay = (when: Date, language: Language) =>
    new Intl.DateTimeFormat(formatTags[language], { dateStyle: 'long' }).format(when);
  const rows = shownTerms.flatMap((term) => {
    const text = terms[term];
    return text ? [`${offers.terms[term]}: ${text}`] : [];
  });
  const options = {
    title: `${offer.job.title}, ${offer.seeker.name}`,
    author: offer.job.company,
    language: languageTags[offer.letter_language],
    size: offer.terms.pay.currency === 'USD' || offer.terms.pay.currency === 'CAD' ? 'LETTER' : 'A4',
    now,
    footer: notes.page,
  } as const;
  return buildPdfContent(options, (page) => {
    page.heading(1, offer.job.company || offer.job.title);
    const sentAt = offer.sent_at === null ? now : new Date(offer.sent_at);
    page.paragraph(formatDay(sentAt, offer.letter_language), 'muted');
    for (const block of fillLetter(offer.letter, buildLetterValues(terms, people))) {
      if (block.kind === 'terms') page.list(rows);
      else page.paragraph(block.parts.map(({ text }) => text).join(''));
    }
    const { signature } = offer;
    if (!signature) return;
    const signed = { name: signature.name, date: formatDay(new Date(signature.at), readerLanguage) };
    page.paragraph(interpolate(notes.notes.signed, signed), 'muted');
  });
}
