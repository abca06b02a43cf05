import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserInfo } from '@xinglin/gateway-sdk';

/** Who the page is for (spec 1 §3, user info), and what time it is for the gateway. */
export interface SessionState {
  readonly user: UserInfo | null;
  /** Milliseconds to add to this device's clock to get the gateway's. */
  readonly serverTimeOffset: number;
  /**
   * The gateway's time, in milliseconds, at which the page in view was opened. Server and browser
   * render from this one moment, so that "today" is the same day for both.
   */
  readonly pageTime: number;
}

const initialState: SessionState = { user: null, serverTimeOffset: 0, pageTime: 0 };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The start-up call answered (spec 1 §4); null is a visitor. */
    userChanged: (state, action: PayloadAction<UserInfo | null>) => {
      state.user = action.payload;
    },
    /** A page was opened, at a moment of the gateway's clock. */
    pageOpened: (state, action: PayloadAction<number>) => {
      state.pageTime = action.payload;
    },
    serverTimeLearned: (state, action: PayloadAction<{ serverNow: string; localNow: number }>) => {
      state.serverTimeOffset = Date.parse(action.payload.serverNow) - action.payload.localNow;
    },
  },
});
