import { describe, expect, it } from 'vitest';
import { readDocument } from '#server/features/resumes/read-document.ts';
import { buildCidPdf } from '#server/testing/resumes/cid-pdf.ts';
import { buildPdfDocument } from '#server/testing/resumes/pdf-writer.ts';

const readPdf = (bytes: Uint8Array) => readDocument(bytes, 'a.pdf', { account: 'test' });

describe('readDocument of a PDF', () => {
  it.each(['KSCms-UHC-H', 'UniKS-UTF16-H', '90ms-RKSJ-H', 'UniJIS-UTF16-H'] as const)(
    'reads a PDF with a font in the encoding %s that is not embedded',
    async (encoding) => {
      const text = encoding.includes('KS') && !encoding.includes('RKSJ') ? '홍길동\n경력' : '山田太郎\n職歴';
      expect(await readPdf(buildCidPdf(text.split('\n'), encoding))).toMatchObject({ ok: true, text });
    },
  );

  it('reads the answers in a PDF form next to their labels', async () => {
    const bytes = await buildPdfDocument((doc) => {
      doc.initForm();
      doc.fontSize(10).text('Name:', 54, 103).text('Duties:', 54, 143);
      doc.formText('name', 160, 100, 200, 16, { value: 'Susan Baker' });
      doc.formText('duties', 160, 140, 200, 60, { value: 'Soups\nPies', multiline: true });
      doc.formText('empty', 160, 220, 200, 16);
    });
    expect(await readPdf(bytes)).toMatchObject({ ok: true, text: 'Name: Susan Baker\nDuties: Soups\nPies' });
  });
});
