import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config';
import { iceServersFor } from './ice';

const secret = 'a-secret-of-the-turn-server';
const now = new Date('2026-12-01T09:00:00.500Z');
const configOf = (more: Readonly<Record<string, string>>) =>
  readConfig({ XINGLIN_SANDBOX: '1', ...more });

describe('servers for calls by video', () => {
  it('are none where none is set', () => {
    expect(iceServersFor(configOf({}), 'call-1', now)).toEqual({
      iceServers: [],
      credentialsUntil: null,
    });
  });

  it('come with a credential that coturn checks by the shared secret, for two hours', () => {
    const config = configOf({
      STUN_URLS: 'stun:turn.example.org:3478',
      TURN_URLS: 'turn:turn.example.org:3478?transport=udp, turns:turn.example.org:5349',
      TURN_SECRET: secret,
    });
    const { iceServers, credentialsUntil } = iceServersFor(config, 'call-1', now);
    const expiry = Date.UTC(2026, 11, 1, 11) / 1000;
    const username = `${expiry}:call-1`;
    expect(iceServers).toEqual([
      { urls: ['stun:turn.example.org:3478'], username: null, credential: null },
      {
        urls: ['turn:turn.example.org:3478?transport=udp', 'turns:turn.example.org:5349'],
        username,
        credential: createHmac('sha1', secret).update(username).digest('base64'),
      },
    ]);
    expect(credentialsUntil).toBe('2026-12-01T11:00:00.000Z');
  });

  it('match a credential that was worked out by hand', () => {
    const turn = { urls: ['turn:127.0.0.1'], secret: 'north' };
    const at = new Date(1_433_895_918_000 - 2 * 3_600_000);
    const { iceServers } = iceServersFor({ stunUrls: [], turn }, 'bob', at);
    expect(iceServers[0]).toMatchObject({
      username: '1433895918:bob',
      credential: '+qCJxktJhPsEAA0wfh7NCKO+G0M=',
    });
  });

  it.each([
    { TURN_URLS: 'turn:turn.example.org' },
    { TURN_SECRET: secret },
    { TURN_URLS: 'https://turn.example.org', TURN_SECRET: secret },
    { TURN_URLS: 'stun:turn.example.org', TURN_SECRET: secret },
    { TURN_URLS: 'turn:turn.example.org?transport=sctp', TURN_SECRET: secret },
    { TURN_URLS: 'turn:turn.example.org', TURN_SECRET: 'short' },
    { STUN_URLS: 'turn:turn.example.org' },
    { STUN_URLS: 'stun:a b' },
  ])('are refused by halves or wrongly written: %o', (settings) => {
    expect(() => configOf(settings)).toThrow(/TURN_|STUN_/);
  });
});
