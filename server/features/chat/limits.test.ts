import { describe, expect, it } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { makeGuest, openPlainSocket } from '#server/testing/chat/chat.ts';
import { makeTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';

// Behind a proxy, so that a test chooses its address.
const app = testApp({ perMinute: 10_000, isSecure: true });

describe('limits of guests', () => {
  it('the 11th new or foreign room in a minute -> 429; a room of their own still opens', async () => {
    const { visitor } = await makeTenant(app());
    const { cookie } = await makeGuest(app(), visitor);
    const open = (room: string) => openPlainSocket(app(), visitor, `/ws/${room}/`, { cookie });
    for (let i = 0; i < 10; i += 1) (await open(`room${i}`)).close();
    await expect(open('roomA')).rejects.toThrow('refused with 429');
    (await open('room3')).close();
  });

  it('the 11th email check of a network in a minute -> 429', async () => {
    const { host } = await makeTenant(app());
    const check = async (hostNumber: number) => {
      // Another address of the same IPv6 network each time, which does not help.
      const address = `2001:db8:1:2::${hostNumber.toString(16)}`;
      const headers = { host, 'x-forwarded-for': address };
      const body = new FormData();
      body.append('email', 'guest@guest.test');
      return (await request(`${app().url}/api/v1/checkemail`, { method: 'POST', headers, body })).status;
    };
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push(await check(i));
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});
