// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { listOf, sampleConsultServices, sampleHomepage } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { assigned, chosen, linkTo, open } from '../../asking-fixture';
import * as ask from './ask.page';

afterEach(cleanup);

describe('before the form', () => {
  it('shows a visitor the terms and the rules and needs no account for it', async () => {
    const { gateway } = await open(ask, '/my/pubconsult/ask', assigned, { user: null });
    expect(await linkTo('登录后提问')).toMatch(/target=/);
    expect(screen.queryByRole('textbox')).toBeNull();
    // Its rules come when they are opened.
    expect(gateway.made.map(({ name }) => name)).toEqual(['getConsultHomepage']);
    fireEvent.click(screen.getByRole('button', { name: '提问前请了解' }));
    expect(await screen.findByRole('dialog', { name: '极速问诊' })).toBeTruthy();
  });

  it('needs a doctor first where one is to be chosen', async () => {
    await open(ask, '/videoconsult/pubask', {
      ...assigned,
      getConsultHomepage: {
        ...sampleHomepage,
        services: [
          {
            ...sampleConsultServices.phone,
            kind: 'video',
            title: '视频问诊',
            earliestAt: null,
          },
        ],
      },
    });
    expect(await linkTo('选择医生')).toBe('/consult/video/list');
  });

  it('reserves a call by phone, or by video where the address says so', async () => {
    const services = (['phone', 'video'] as const).map((kind) => ({
      ...sampleConsultServices.phone,
      kind,
      earliestAt: null,
    }));
    const answers = { ...assigned, getConsultHomepage: { ...sampleHomepage, services } };
    await open(ask, '/consult/reserveconsult', answers);
    expect(await linkTo('选择医生')).toBe('/consult/phone/list');
    cleanup();
    await open(ask, '/consult/reserveconsult?kind=video', answers);
    expect(await linkTo('选择医生')).toBe('/consult/video/list');
  });

  it('links to other ways where the doctor gives no such answers', async () => {
    await open(ask, '/videoconsult/ask?doctorId=d-1', chosen);
    expect(await linkTo('看看其他问诊方式')).toBe('/expert/consult/d-1');
  });

  it('needs a patient first', async () => {
    await open(ask, '/my/bconsult/ask?doctorId=d-1', { ...chosen, listPatients: listOf([]) });
    expect(await linkTo('添加就诊人')).toMatch(/^\/my\/patient\/.*backurl=/);
  });
});
