import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserInfo } from '@xinglin/gateway-sdk';

/** Who the page is for (spec 1 §3, user info), and how far the gateway's clock is ahead of this one. */
export interface SessionState {
  readonly user: UserInfo | null;
  /** Milliseconds to add to this device's clock to get the gateway's. */
  readonly serverTimeOffset: number;
}

const initialState: SessionState = { user: null, serverTimeOffset: 0 };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The start-up call answered (spec 1 §4); null is a visitor. */
    userChanged: (state, action: PayloadAction<UserInfo | null>) => {
      state.user = action.payload;
    },
    serverTimeLearned: (state, action: PayloadAction<{ serverNow: string; localNow: number }>) => {
      state.serverTimeOffset = Date.parse(action.payload.serverNow) - action.payload.localNow;
    },
  },
});
