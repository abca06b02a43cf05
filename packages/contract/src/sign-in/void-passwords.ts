/**
 * What the rule for passwords refuses and is sent all the same: nothing, what a faulty client hashes, and what is tried
 * first by anyone who guesses. Each with its md5, as a password is never sent itself.
 */
export const voidPasswords: readonly (readonly [password: string, md5: string])[] = [
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  [' ', '7215ee9c7d9dc229d2921a40e899ec5f'],
  ['        ', '7bb0edd98f22430a03b67f853e83c2ca'],
  ['null', '37a6259cc0c1dae299a7866489dff0bd'],
  ['undefined', '5e543256c480ac577d30f76f9120eb74'],
  ['d41d8cd98f00b204e9800998ecf8427e', '74be16979710d4c4e7c6647856088456'],
  ['123456', 'e10adc3949ba59abbe56e057f20f883e'],
  ['12345678', '25d55ad283aa400af464c76d713c07ad'],
  ['123456789', '25f9e794323b453885f5181f1b624d0b'],
  ['1234567890', 'e807f1fcf82d132f9bb018ca6738a19f'],
  ['0123456789', '781e5e245d69b566979b86e28d23f2c7'],
  ['000000', '670b14728ad9902aecba32e22fa4f6bd'],
  ['00000000', 'dd4b21e9ef71e1291183a46b913ae6f2'],
  ['111111', '96e79218965eb72c92a549dd5a330112'],
  ['11111111', '1bbd886460827015e5d605ed44252251'],
  ['666666', 'f379eaf3c831b04de153469d1bec345e'],
  ['66666666', '7c497868c9e6d3e4cf2e87396372cd3b'],
  ['888888', '21218cca77804d2ba1922c33e0151105'],
  ['88888888', '8ddcff3a80f4189ca1c9d4d902c3c909'],
  ['87654321', '5e8667a439c68f5145dd2fcbecf02209'],
  ['11223344', 'd54d1702ad0f8326224b817c796763c9'],
  ['password', '5f4dcc3b5aa765d61d8327deb882cf99'],
  ['qwertyui', '22d7fe8c185003c98f97e5d6ced420c7'],
  ['qwertyuiop', '6eea9b7ef19179a06954edd0f6c05ceb'],
  ['abcdefgh', 'e8dc4081b13434b45189a720b77b6818'],
  ['aaaaaaaa', '3dbe00a167653a1aaee01d93e77e730e'],
  ['woaini', '023299564b0db47d5f3e476a254d0c21'],
];

const voidHashes = new Set(voidPasswords.map(([, md5]) => md5));

/** Whether this is the md5, in hex, of a password that no account may have. */
export const isVoidPassword = (md5Hex: string): boolean => voidHashes.has(md5Hex.toLowerCase());
