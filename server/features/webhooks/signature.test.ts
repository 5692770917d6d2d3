import { describe, expect, it } from 'vitest';
import { newWebhookSecret, signWebhook } from './signature.ts';

describe('signWebhook', () => {
  it('equals the example of Standard Webhooks', () => {
    const headers = signWebhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: 1_614_265_330,
      body: '{"test": 2432232314}',
    });
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });
});

describe('newWebhookSecret', () => {
  it('contains 32 random bytes', () => {
    const [first, second] = [newWebhookSecret(), newWebhookSecret()];
    expect(Buffer.from(first.slice('whsec_'.length), 'base64')).toHaveLength(32);
    expect(second).not.toBe(first);
  });
});
