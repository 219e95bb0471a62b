// Chinese addresses in one line as people copy them: every order of name, phone number and place, and parts that cannot be read with certainty.
import { describe, expect, test } from 'vitest'
import { readChineseAddress } from './read-chinese-address.ts'

const SHENZHEN = {
  country: 'CN',
  region: '广东省',
  city: '深圳市',
  line1: '南山区科技园路1号',
  name: '张三',
  phone: '13800138000',
}

describe('an address of the mainland', () => {
  test.each([
    '广东省深圳市南山区科技园路1号 张三 13800138000',
    '张三 13800138000 广东省深圳市南山区科技园路1号',
    '13800138000 张三 广东省深圳市南山区科技园路1号',
    '张三 广东省深圳市南山区科技园路1号 13800138000',
    '张三，13800138000，广东省 深圳市 南山区 科技园路1号',
    '张三13800138000广东省深圳市南山区科技园路1号',
    '张三广东省深圳市南山区科技园路1号13800138000',
    '广东省深圳市南山区科技园路1号张三13800138000',
    '广东省深圳市南山区科技园路１号　张三（收）　１３８００１３８０００',
    '广东深圳市南山区科技园路1号,张三,13800138000',
    '中国广东省深圳市南山区科技园路1号 13800138000 张三收',
    '收货人：张三\n手机号码：13800138000\n所在地区：广东省 深圳市 南山区\n详细地址：科技园路1号',
    '收件人:张三 电话:13800138000 地址:广东省深圳市南山区科技园路1号',
  ])('is read whatever the order of its parts: %j', (pasted) => {
    expect(readChineseAddress(pasted)).toEqual(SHENZHEN)
  })

  test.each([
    [
      '李四 +86 139 0013 9000 上海 上海市 浦东新区 示例路100弄2号301室',
      {
        region: '上海市',
        city: '上海市',
        line1: '浦东新区示例路100弄2号301室',
        phone: '+86 139 0013 9000',
      },
    ],
    [
      '北京市朝阳区示例街5号院3号楼 李四 010-12345678',
      { region: '北京市', city: '北京市', line1: '朝阳区示例街5号院3号楼', phone: '010-12345678' },
    ],
    [
      '李四 13900139000转1234 内蒙古自治区锡林郭勒盟锡林浩特市示例大街8号 026000',
      {
        region: '内蒙古自治区',
        city: '锡林郭勒盟',
        line1: '锡林浩特市示例大街8号',
        phone: '13900139000-1234',
        postCode: '026000',
      },
    ],
    [
      '云南省大理白族自治州大理市示例路9号 李四 13900139000',
      { region: '云南省', city: '大理白族自治州', line1: '大理市示例路9号', phone: '13900139000' },
    ],
    [
      '河南省新乡市红旗区示例镇示例村3组 李四 13900139000',
      { region: '河南省', city: '新乡市', line1: '红旗区示例镇示例村3组', phone: '13900139000' },
    ],
    [
      '李四 示例有限公司 13900139000 浙江省义乌市示例路6号A座 1203',
      {
        region: '浙江省',
        city: '义乌市',
        company: '示例有限公司',
        line1: '示例路6号A座1203',
        phone: '13900139000',
      },
    ],
  ])('%j is read with its region and city', (pasted, expected) => {
    expect(readChineseAddress(pasted)).toEqual({ country: 'CN', name: '李四', ...expected })
  })

  test.each([
    // Uncertain are the province of a city, the city of a district, and a name that may be a person's or a place's.
    [
      '吉林市昌邑区示例路1号 张三 13800138000',
      { city: '吉林市', line1: '昌邑区示例路1号', name: '张三' },
    ],
    [
      '广东深圳南山区科技园路1号 张三 13800138000',
      { region: '广东省', line1: '深圳南山区科技园路1号', name: '张三' },
    ],
    [
      '福建省沙县示例路1号 张三 13800138000',
      { region: '福建省', line1: '沙县示例路1号', name: '张三' },
    ],
    [
      '广东省深圳市南山区科技园路1号 腾龙大厦 13800138000',
      { region: '广东省', city: '深圳市', line1: '南山区科技园路1号腾龙大厦' },
    ],
    [
      '广东省深圳市南山区科技园路1号 菜鸟驿站 13800138000',
      { region: '广东省', city: '深圳市', line1: '南山区科技园路1号菜鸟驿站' },
    ],
    [
      '广东省深圳市南山区科技园路1号 花开富贵 13800138000',
      { region: '广东省', city: '深圳市', line1: '南山区科技园路1号花开富贵' },
    ],
    [
      '广东省深圳市南山区科技园路1号万科13800138000',
      { region: '广东省', city: '深圳市', line1: '南山区科技园路1号万科' },
    ],
  ])('leaves uncertain fields to the user and keeps their text: %j', (pasted, expected) => {
    const { phone: _, ...read } = readChineseAddress(pasted) ?? {}
    expect(read).toEqual({ country: 'CN', ...expected })
  })
})

describe('an address of Taiwan', () => {
  const taipei = {
    country: 'TW',
    region: '台北市',
    city: '大安區',
    line1: '示例路二段7號3樓',
    name: '王小明',
    phone: '0912-345-678',
  }

  test.each([
    ['106台北市大安區示例路二段7號3樓 王小明 0912-345-678', { postCode: '106' }],
    ['王小明 0912-345-678 10617 台北市大安區示例路二段7號3樓', { postCode: '10617' }],
    ['臺灣臺北市大安區示例路二段7號3樓，王小明，0912-345-678', {}],
    ['台湾省台北市大安區示例路二段7號3樓 0912-345-678 王小明', {}],
    [
      '收件人：王小明 手機：0912-345-678 地址：106 台北市大安區示例路二段7號3樓',
      { postCode: '106' },
    ],
  ])('is read with its district: %j', (pasted, more) => {
    expect(readChineseAddress(pasted)).toEqual({ ...taipei, ...more })
  })

  test('of a county is read with its township and a landline', () => {
    expect(readChineseAddress('新竹縣竹北市示例街12號 陳小姐 (03) 555-1234')).toEqual({
      country: 'TW',
      region: '新竹縣',
      city: '竹北市',
      line1: '示例街12號',
      name: '陳小姐',
      phone: '(03) 555-1234',
    })
  })
})

describe('an address of Hong Kong', () => {
  const mongKok = {
    country: 'HK',
    region: '九龍',
    city: '旺角',
    line1: '示例道10號示例大廈5樓A室',
    name: '陳大文',
    phone: '5123 4567',
  }

  test.each([
    '九龍旺角示例道10號示例大廈5樓A室 陳大文 5123 4567',
    '陳大文 5123 4567 香港九龍旺角示例道10號示例大廈5樓A室',
    '香港 九龍 旺角 示例道10號 示例大廈5樓A室 5123 4567 陳大文',
    '香港旺角示例道10號示例大廈5樓A室，陳大文，5123 4567',
  ])('is read with area and district: %j', (pasted) => {
    expect(readChineseAddress(pasted)).toEqual(mongKok)
  })

  test.each([
    ['香港九龍塘示例道3號 陳大文 +852 51234567', '九龍', '九龍塘', '示例道3號'],
    ['香港仔示例大道3號 陳大文 +852 51234567', '香港島', '香港仔', '示例大道3號'],
    ['新界沙田示例街1號 陳大文 +852 51234567', '新界', '沙田', '示例街1號'],
    ['香港岛铜锣湾示例道8号 陳大文 +852 51234567', '香港島', '銅鑼灣', '示例道8号'],
  ])('%j is in %s, %s', (pasted, region, city, line1) => {
    expect(readChineseAddress(pasted)).toEqual({
      country: 'HK',
      region,
      city,
      line1,
      name: '陳大文',
      phone: '+852 51234567',
    })
  })

  test('without a known district leaves the district to the user', () => {
    const read = readChineseAddress('香港示例道8號示例中心1樓 陳大文 51234567')
    expect(read).toEqual({
      country: 'HK',
      line1: '示例道8號示例中心1樓',
      name: '陳大文',
      phone: '51234567',
    })
  })
})

test.each([
  '张三',
  '张三 13800138000',
  '欧阳小明先生',
  '深圳市示例科技有限公司',
  '广东省示例电池有限公司',
  '广东省示例科技园有限公司',
  '北京路12号 张三',
  '深圳市南山区科技园路1号',
  '张三 李四 13800138000 广东省深圳市南山区科技园路1号',
  'Jane Doe, 742 Evergreen Terrace, Springfield',
  '広島県広島市中区示例町1-1 山田太郎 082-123-4567',
  `广东省深圳市${'南山区科技园路1号'.repeat(60)}`,
])('text that is not certainly a Chinese address is left alone: %j', (pasted) => {
  expect(readChineseAddress(pasted)).toBeUndefined()
})

test('two phone numbers leave the phone number to the user', () => {
  const read = readChineseAddress('广东省深圳市南山区科技园路1号 张三 13800138000 13900139000')
  expect(read?.phone).toBeUndefined()
  expect(read?.line1).toContain('13900139000')
})
