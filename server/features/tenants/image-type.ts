import type { PictureKind } from '#domain/features/tenants/admin-contract.ts';
import { refuseField } from '#server/http/errors/refusal.ts';

/** Larger than any screen shows a logo, and small enough to decode safely. */
const maxSidePx = 2000;

/**
 * Detects the media type from the bytes; file name and declared type are ignored. SVG is refused because it can contain
 * scripts.
 */
export function detectPictureType(bytes: Buffer, kind: PictureKind): 'image/png' | 'image/jpeg' {
  if (bytes.byteLength === 0) refuseField('body.picture', 'file_empty');
  const type = isPng(bytes) ? 'image/png' : isJpeg(bytes) ? 'image/jpeg' : undefined;
  if (!type || (kind === 'favicon' && type !== 'image/png'))
    return refuseField('body.picture', 'file_type_not_allowed');
  const size = type === 'image/png' ? readPngSize(bytes) : readJpegSize(bytes);
  if (!size || size.width < 1 || size.height < 1) return refuseField('body.picture', 'file_broken');
  if (Math.max(size.width, size.height) > maxSidePx) refuseField('body.picture', 'picture_too_wide');
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

/** The first chunk has the size; the last chunk shows that the file is complete. */
function readPngSize(bytes: Buffer): Size | undefined {
  const isComplete = bytes.byteLength > 44 && bytes.subarray(-8, -4).toString('latin1') === 'IEND';
  if (!isComplete || bytes.subarray(12, 16).toString('latin1') !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/**
 * Walks the segments up to the frame header, as a decoder does: fill bytes are skipped, and anything else than a segment
 * with a length is refused, so that a frame header hidden in a comment is never taken for the real one.
 */
function readJpegSize(bytes: Buffer): Size | undefined {
  if (!bytes.subarray(-2).equals(Buffer.from([0xff, 0xd9]))) return undefined;
  let offset = 2;
  while (offset + 9 < bytes.byteLength && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0;
    if (isFrame(marker)) return { width: bytes.readUInt16BE(offset + 7), height: bytes.readUInt16BE(offset + 5) };
    if (marker === FILL_BYTE) offset += 1;
    else if (hasLength(marker)) offset += 2 + bytes.readUInt16BE(offset + 2);
    else return undefined;
  }
  return undefined;
}

const FILL_BYTE = 0xff;

/** Start of frame, C0 to CF, without the tables in that range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Markers below C0 and D0 to D9 have no length; the image data after DA has no frame header any more. */
function hasLength(marker: number): boolean {
  return marker >= 0xc0 && !(marker >= 0xd0 && marker <= 0xda);
}
