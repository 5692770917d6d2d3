import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts third-party secrets, such as a provider's client secret, for storage. */
export interface SecretBox {
  seal(text: string): Buffer;
  /** @throws if it was sealed with another secret or was modified */
  open(sealed: Buffer): string;
}

const nonceLength = 12;
const tagLength = 16;

/** AES-256-GCM with a key derived from the installation's secret. Sealed format: nonce, tag, ciphertext. */
export function createSecretBox(secret: string): SecretBox {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'wavelength', 'sealed secrets', 32));
  return {
    seal(text) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength));
      decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
      const body = sealed.subarray(nonceLength + tagLength);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}
