import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusedNickname, nicknameKey } from './nickname-words';

describe('nicknames that are refused', () => {
  it.each([
    ['小林', false],
    ['Emma2026', false],
    ['春风十里', false],
    ['官方小助手', true],
    ['王医生', true],
    ['张主任', true],
    ['Admin', true],
    ['ＡＤＭＩＮ', true],
    ['4dm1n', true],
    ['d0ct0r', true],
    ['XingLin2', true],
    ['黄牛抢号', true],
    ['Sh1t', true],
    ['管理員小王', true],
    ['ádmin', true],
    ['\u0251dmin2', true],
    ['аdmin', true],
    ['ᴀᴅᴍɪɴ', true],
    ['WangAdmin', true],
    ['admin小王', true],
    ['醫生小李', true],
    ['客\u200B服', true],
    ['管理員', true],
    ['官⽅小王', true],
    ['官1方', true],
    ['客x服', true],
    ['ADMlN', true],
    ['0fficia1', true],
    ['adrnin', true],
    ['xin9lin', true],
    ['d〇ctor', true],
    ['Ofﬁciaǀ', true],
    ['sysadmin', true],
    ['XinglinOfficial', true],
    ['administrator1', true],
    ['aaadminnn', true],
    ['adminnn', true],
    ['đøctor', true],
    ['ɖɔctor', true],
    ['hospitɑl', true],
    ['motherfucker', true],
    ['bullshit', true],
    ['Kefu01', true],
    ['微信abc12345', true],
    ['13800138000', true],
    ['护士小陈', true],
    ['他妈的', true],
    ['系统通知', true],
    ['系統消息', true],
    ['超级管理', true],
    ['王院长', true],
    ['院長助理', true],
    ['李药师', true],
    ['导诊台', true],
    ['挂号处小李', true],
    ['r00t', true],
    ['Root01', true],
    ['WebMaster', true],
    ['SysOp', true],
    ['HelpDesk', true],
    ['System', true],
    ['Nurse2', true],
    ['𝓐dmin', true],
    ['Rooty', false],
    ['Beetroot', false],
    ['Systematic', false],
    ['Nursery', false],
    ['法院长椅', false],
    ['书院长大', false],
    ['药店常客', false],
    ['Badminton', false],
    ['Hospitality', false],
    ['他妈妈', false],
    ['妈的宝贝', false],
    ['大麻烦', false],
    ['妈妈的味道', false],
    ['豆豆妈的厨房', false],
    ['公主任性', false],
    ['老黄牛', false],
    ['消毒品', false],
    ['Shiitake', false],
    ['Shitzu', false],
    ['Doctorow', false],
    ['Scunthorpe', false],
    ['Staffordshire', false],
    ['Lilian1990', false],
    ['小满2026', false],
  ])('%s: %s', (nickname, refused) => {
    expect(isRefusedNickname(nickname)).toBe(refused);
  });

  it('stay refused whatever stands around them and however they are written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('官方', '客服', 'admin', 'Doctor', 'ｏｆｆｉｃｉａｌ'),
        fc.stringMatching(/^[2689杏春]{0,4}$/),
        fc.stringMatching(/^[2689林风]{0,4}$/),
        (word, before, after) => {
          expect(isRefusedNickname(before + word + after)).toBe(true);
        },
      ),
    );
  });

  it('are compared without case and width, once and for all', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(nicknameKey(nicknameKey(text))).toBe(nicknameKey(text));
      }),
    );
    expect(nicknameKey(' Ｅｍｍａ ')).toBe(nicknameKey('emma'));
  });
});
