import { describe, expect, it } from 'vitest';
import { answerShapesOf } from './answer-shapes';
import { completeAnswer, type AnswerShapes } from './complete-answer';

const shapes: AnswerShapes = {
  calls: {
    '/list': {
      fields: { items: { items: { named: 'Doctor' } }, total: {}, pageNo: {}, pageSize: {} },
    },
    '/doctor': { named: 'Doctor' },
    '/doctors': { items: { named: 'Doctor' } },
    '/start': { fields: { user: { named: 'User' }, now: { absent: null } } },
    '/centre': {
      fields: {
        latest: { named: 'Doctor', absent: null },
        next: { named: 'Doctor', optional: true },
      },
    },
  },
  named: {
    Doctor: { fields: { id: {}, tags: { items: {} }, note: { absent: null } } },
    User: { fields: { login: { absent: false }, device: { absent: { known: true } } } },
  },
};
const read = (path: string, data: unknown) => completeAnswer(shapes, path, data);
const doctor = { id: '1', tags: ['a'], note: 'b' };

describe('a list', () => {
  it.each(['items', 'item', 'result', 'data'])('stands under %s', (name) => {
    expect(read('/list', { [name]: [doctor] })?.data).toMatchObject({
      items: [doctor],
      total: 1,
      pageNo: 1,
      pageSize: 1,
    });
  });
  it('is the data itself, or is not there', () => {
    expect(read('/list', [doctor])?.data).toMatchObject({ items: [doctor], total: 1 });
    expect(read('/doctors', { result: [doctor] })?.data).toEqual([doctor]);
    for (const nothing of [{}, null, undefined, { items: null }])
      expect(read('/list', nothing)?.data).toMatchObject({ items: [], total: 0, pageSize: 1 });
  });
  it('keeps what it says of its place', () => {
    const page = { items: [doctor], total: 40, pageNo: 2, pageSize: 20 };
    expect(read('/list', page)).toEqual({ data: page, lacking: [] });
  });
  it('leaves out an item that cannot be told apart, and says why', () => {
    expect(read('/list', { items: [{ name: 'x' }, doctor] })).toMatchObject({
      data: { items: [doctor] },
      lacking: ['items[].id'],
    });
  });
});

describe('an object', () => {
  it('has defaults, null and empty lists where something is left out', () => {
    expect(read('/doctor', { id: '1', other: 2 })?.data).toEqual({
      id: '1',
      tags: [],
      note: null,
      other: 2,
    });
    expect(read('/doctor', { id: '1', tags: null })?.data).toMatchObject({ tags: [] });
  });
  it.each(['item', 'result', 'data'])('stands under %s', (name) => {
    expect(read('/doctor', { [name]: doctor })?.data).toEqual(doctor);
  });
  it('cannot be read without what it is told apart by', () => {
    for (const data of [{}, null, 'text', { tags: [] }]) expect(read('/doctor', data)).toBeNull();
  });
  it('is made of nothing where all of it can be made good', () => {
    expect(read('/start', {})?.data).toEqual({
      user: { login: false, device: { known: true } },
      now: null,
    });
  });
  it('is told by a word alone where nothing else is needed', () => {
    expect(read('/start', true)?.data).toMatchObject({ now: null });
    expect(read('/list', 'text')).toBeNull();
  });
  it('is as if it were not there where it may be left out and cannot be read', () => {
    expect(read('/centre', { latest: {}, next: {} })).toEqual({
      data: { latest: null },
      lacking: ['latest.id', 'next.id'],
    });
  });
});

it('leaves the answer of a call without a shape as it is', () => {
  const data = { anything: 1 };
  expect(read('/other', data)?.data).toBe(data);
  expect(read('constructor', data)?.data).toBe(data);
});

describe('of the gateway that knows the specification alone', () => {
  const answered = (path: string, data: unknown) =>
    completeAnswer(answerShapesOf(path), path, data)?.data;
  it('who a session is of', () => {
    const userInfoVO = { type: 0, appId: 'a', sourceId: 's', gmtExpired: null, verifyStatus: 1 };
    const path = '/moduleenterprisepartner/config/getlogininfo';
    expect(answered(path, { gmtExpired: '2027-01-01T00:00:00+08:00', userInfoVO })).toMatchObject({
      now: null,
      userInfoVO: {
        login: true,
        isTempLogin: false,
        verifyStatus: 1,
        wxConfigVO: { hasWxDevice: true },
      },
    });
  });
  it('that a visitor is nobody', () => {
    expect(answered('/moduleenterprisepartner/config/getbaseinfo', {})).toMatchObject({
      userInfoVO: { login: false, userId: null, noHeader: false },
    });
  });
  it('how a page is configured', () => {
    const confMap = { partnerConfig: { text: '{}' } };
    const path = '/moduleenterprisepartner/partner/custom/config/model.json';
    expect(answered(path, { confMap })).toMatchObject({ confMap });
  });
  it('which pages a channel may show', () => {
    expect(answered('/moduleenterprisepartner/config/getpartnerconfig', {})).toEqual({
      partnerName: '',
      isAllNode: null,
      privateBlackRouteNameList: [],
      privateWhiteRouteNameList: [],
      isInPartnerWhiteList: false,
      partnerWhiteList: [],
      modelCodes: null,
    });
  });
});
