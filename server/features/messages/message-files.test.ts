import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { filesApi } from '#domain/features/files/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeConversation, messagingHelpers } from '#server/testing/chat/conversations.ts';
import { makeAccount, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { thread, write } = messagingHelpers(app);

async function fixture(name: string): Promise<File> {
  const bytes = await readFile(new URL(`../resumes/fixtures/${name}`, import.meta.url));
  return new File([bytes], name);
}

describe('POST /api/v1/messages/:id with a file', () => {
  it('stores a file that only participants can download', async () => {
    const { tenant, seeker, manager, partner, id } = await makeConversation(app());
    const file = await fixture('blank_no_text.pdf');
    const sent = await write(manager, id, '', { file });
    expect(sent.status).toBe(201);
    const [stored] = sent.body.files;
    expect(stored).toMatchObject({ file_name: 'blank_no_text.pdf', byte_size: file.size });
    const download = (account: TestAccount) =>
      send(app(), account, filesApi.download, { body: { file_path: stored?.path ?? '' } });
    for (const who of [seeker, manager, partner]) {
      const answer = await download(who);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    }
    const colleague = await makeAccount(app(), tenant, 'hiring_member', {
      organisationId: manager.organisationId ?? 0,
    });
    const nonParticipants = [
      colleague,
      await makeAccount(app(), tenant, 'program_manager'),
      await makeAccount(app(), tenant, 'job_seeker'),
    ];
    for (const who of nonParticipants) expect((await download(who)).status).toBe(404);
  });

  it.each([
    ['xml_bomb_40MB.docx', 'file_too_large'],
    ['password_protected.pdf', 'file_encrypted'],
    ['png_renamed.pdf', 'file_content_mismatch'],
  ])('refuses %s and stores no message', async (name, code) => {
    const { seeker, manager, id } = await makeConversation(app());
    const sent = await write(seeker, id, 'See the file.', { file: await fixture(name) });
    expect(sent.status).toBe(400);
    expect(sent.problem.fields).toMatchObject([{ field: 'body.file', code }]);
    expect((await thread(manager, id)).body.messages).toEqual([]);
  });
});
