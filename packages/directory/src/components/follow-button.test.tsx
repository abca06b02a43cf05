// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMockGateway, failures, preparePage, type GatewayAnswers } from '@xinglin/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locales } from '../locales';
import { FollowButton } from './follow-button';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

async function open(answers: GatewayAnswers, user?: null) {
  const gateway = createMockGateway(answers);
  const { element } = await preparePage(
    <FollowButton kind="doctor" id="d-1" name="沈知远" />,
    { directory: locales },
    { path: '/expert/d-1?date=2026-11-25', ...(user === null && { user }) },
    { gateway },
  );
  render(element);
  return gateway;
}

const state = (isFavorite: boolean, followerCount: number) => ({ isFavorite, followerCount });
const button = (name: string) => screen.findByRole('button', { name: `${name} 沈知远` });

describe('following', () => {
  it('shows whether the account follows and how many do, and changes at once', async () => {
    let isFavorite = false;
    const gateway = await open({
      getFavoriteState: () => state(isFavorite, isFavorite ? 12 : 11),
      addFavoriteDoctor: () => {
        isFavorite = true;
        return state(true, 12);
      },
    });
    expect(await screen.findByText('11 人关注')).toBeTruthy();
    const follow = await button('关注');
    expect(follow.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(follow);
    // Before anything is answered.
    expect(follow.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('12 人关注')).toBeTruthy();
    fireEvent.click(follow);
    await waitFor(() => expect(gateway.inputsOf('getFavoriteState')).toHaveLength(2));
    expect((await button('已关注')).getAttribute('aria-pressed')).toBe('true');
    expect(gateway.inputsOf('addFavoriteDoctor')).toEqual([{ doctorId: 'd-1' }]);
  });

  it('says that it was not taken, and shows again what is so', async () => {
    await open({
      getFavoriteState: state(true, 5),
      cancelFavoriteDoctor: failures.serverTrouble,
    });
    fireEvent.click(await button('已关注'));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect((await button('已关注')).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('5 人关注')).toBeTruthy();
  });

  it('sends a visitor to sign in and back, asks nothing, and then follows, once', async () => {
    const visitor = await open({}, null);
    const link = screen.getByRole('link', { name: '关注 沈知远' });
    expect(link.getAttribute('href')).toBe(
      `/user/login?target=${encodeURIComponent('/expert/d-1?date=2026-11-25')}`,
    );
    fireEvent.click(link);
    expect(visitor.made).toEqual([]);
    cleanup();
    const answers: GatewayAnswers = {
      getFavoriteState: state(true, 1),
      addFavoriteDoctor: state(true, 1),
    };
    const back = await open(answers);
    await waitFor(() => expect(back.inputsOf('addFavoriteDoctor')).toEqual([{ doctorId: 'd-1' }]));
    cleanup();
    const later = await open(answers);
    await button('已关注');
    expect(later.inputsOf('addFavoriteDoctor')).toEqual([]);
  });
});
