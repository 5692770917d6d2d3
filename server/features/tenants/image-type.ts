import type { PictureKind } from '#domain/features/tenants/admin-contract.ts';
import { refuseField } from '#server/http/errors/refusal.ts';

/** Pixels along one side: more than any screen shows of a sign, and too few to flood a browser. */
const longestSide = 2000;

/**
 * The kind of picture that its bytes say it is; its name and what the sender calls it count for nothing. Drawings such
 * as SVG are refused: they can carry code.
 */
export function pictureTypeOf(bytes: Buffer, kind: PictureKind): 'image/png' | 'image/jpeg' {
  if (bytes.byteLength === 0) refuseField('body.picture', 'file_empty');
  const type = isPng(bytes) ? 'image/png' : isJpeg(bytes) ? 'image/jpeg' : undefined;
  if (!type || (kind === 'favicon' && type !== 'image/png'))
    return refuseField('body.picture', 'file_type_not_allowed');
  const size = type === 'image/png' ? pngSize(bytes) : jpegSize(bytes);
  if (!size || size.width < 1 || size.height < 1) return refuseField('body.picture', 'file_broken');
  if (Math.max(size.width, size.height) > longestSide) refuseField('body.picture', 'picture_too_wide');
  if (kind === 'favicon' && size.width !== size.height) refuseField('body.picture', 'picture_not_square');
  return type;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
}

function isJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
}

/** The first chunk says the size; the last one says that the picture is whole. */
function pngSize(bytes: Buffer): Size | undefined {
  const isWhole = bytes.byteLength > 44 && bytes.subarray(-8, -4).toString('latin1') === 'IEND';
  if (!isWhole || bytes.subarray(12, 16).toString('latin1') !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Goes from marker to marker until the frame that says the size. */
function jpegSize(bytes: Buffer): Size | undefined {
  if (!bytes.subarray(-2).equals(Buffer.from([0xff, 0xd9]))) return undefined;
  for (let at = 2; at + 9 < bytes.byteLength; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (isFrame(marker)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return undefined;
}

/** Start of a frame, C0 to CF, but for the tables between them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
