import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pictureLimit, tenantAdminApi } from '#domain/features/tenants/admin-contract.ts';
import { tenantsApi } from '#domain/features/tenants/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function makeAdmin() {
  const tenant = await makeTenant(app());
  return { tenant, admin: await makeAccount(app(), tenant, 'admin') };
}

/** A minimal gray PNG. Checksums are zero, because our reader ignores them. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.byteLength);
    return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const rows = deflateSync(Buffer.alloc(Math.min(100_000, (width + 1) * height)));
  const mark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const jpegFrame = [0xff, 0xc0, 0, 17, 8, 0, 40, 0, 120, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1];
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...jpegFrame, 0xff, 0xd9]);
/** A fill byte before a comment: read as a length, its bytes lead to the small frame inside the comment. */
const forgedJpeg = (() => {
  const wideFrame = Buffer.from(jpegFrame).fill(0xff, 5, 9);
  const comment = Buffer.alloc(65_533);
  const bytes = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xfe, 0xff, 0xff]),
    comment,
    wideFrame,
    Buffer.alloc(200),
    Buffer.from([0xff, 0xd9]),
  ]);
  Buffer.from(jpegFrame).copy(bytes, 4 + bytes.readUInt16BE(4));
  return bytes;
})();
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

function upload(admin: TestAccount, kind: string, bytes: Uint8Array, name = 'logo.png') {
  const picture = new File([new Uint8Array(bytes)], name, { type: 'image/png' });
  const body = { kind, picture } as unknown as { kind: 'logo' };
  return send(app(), admin, tenantAdminApi.savePicture, { body });
}

describe('POST /api/v1/tenant/pictures', () => {
  it('stores a logo that is served with safe, cacheable headers to its tenant only', async () => {
    const { tenant, admin } = await makeAdmin();
    const bytes = png(120, 40);
    expect((await upload(admin, 'logo', bytes)).status).toBe(200);
    const { logo } = (await send(app(), tenant.visitor, tenantsApi.theme)).body.data;
    const picture = await request(`${app().url}${logo}`, { headers: { host: tenant.host } });
    expect(picture.bytes.equals(bytes)).toBe(true);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(picture.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(picture.headers.get('cache-control')).toContain('immutable');
    const otherTenant = await makeTenant(app());
    expect((await request(`${app().url}${logo}`, { headers: { host: otherTenant.host } })).status).toBe(404);
  });

  it('replaces the logo, and DELETE removes it', async () => {
    const { tenant, admin } = await makeAdmin();
    const first = await upload(admin, 'logo', png(120, 40));
    const second = await upload(admin, 'logo', jpeg, 'logo.jpg');
    expect(second.body.logo).not.toBe(first.body.logo);
    const oldLogo = await request(`${app().url}${first.body.logo}`, { headers: { host: tenant.host } });
    expect(oldLogo.status).toBe(404);
    const removed = await send(app(), admin, tenantAdminApi.removePicture, { params: { kind: 'logo' } });
    expect(removed.body.logo).toBeNull();
  });

  it.each([
    ['an SVG', 'logo', svg, 'file_type_not_allowed'],
    ['an HTML page', 'logo', Buffer.from('<html><script>alert(1)</script>'), 'file_type_not_allowed'],
    ['a GIF', 'logo', Buffer.from('GIF89a\x01\x00\x01\x00'), 'file_type_not_allowed'],
    ['an empty file', 'logo', Buffer.alloc(0), 'file_empty'],
    ['half a PNG', 'logo', png(120, 40).subarray(0, 60), 'file_broken'],
    ['half a JPEG', 'logo', jpeg.subarray(0, 20), 'file_broken'],
    ['too many pixels', 'logo', png(50_000, 50_000), 'picture_too_wide'],
    ['too many pixels with a forged size', 'logo', forgedJpeg, 'picture_too_wide'],
    ['too many bytes', 'logo', Buffer.concat([png(10, 10), Buffer.alloc(pictureLimit)]), 'file_too_large'],
    ['a favicon that is not square', 'favicon', png(64, 32), 'picture_not_square'],
    ['a JPEG favicon', 'favicon', jpeg, 'file_type_not_allowed'],
  ])('refuses %s', async (_name, kind, bytes, code) => {
    const { admin } = await makeAdmin();
    const refused = await upload(admin, kind, bytes);
    expect(refused.status).toBe(400);
    expect(refused.problem.fields).toEqual([{ field: 'body.picture', code }]);
  });
});
