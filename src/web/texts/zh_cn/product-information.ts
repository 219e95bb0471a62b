// The words of the page that explains how product information is read, in simplified Chinese.
import {
  AIR_LIMIT_WH,
  BUSINESS,
  CHARGING_LIMIT,
  WARRANTY_MONTHS,
} from '../../../shared/business-constants.ts'
import type { productInformation as master } from '../en_us/product-information.ts'

export const productInformation: typeof master = {
  title: '商品信息说明',
  description: '商品编号、系列、适用机型、规格和标签各表示什么，助您一次选对电池。',
  home: '首页',
  trail: '当前位置',
  jump: '本页内容',
  intro:
    '判断一款电池是否合适，看五点：编号、机型、电压、尺寸、接口。本页说明每一点在哪里查看、依据是否充分。',
  numbers: {
    title: '商品编号',
    lead: '每个商品编号都由三部分组成。',
    parts: [
      {
        part: '{{mainPrefix}}',
        name: '系列',
        body: '{{mainPrefix}} 为主品牌，{{secondPrefix}} 为高性能系列。',
      },
      { part: 'LT', name: '设备类别', body: '两个字母，见下表。' },
      {
        part: '41346',
        name: '款号',
        body: '五位数字。两个系列中适用机型相同的对应商品，这五位数字相同。',
      },
    ],
    how: '有无连字符、大写或小写均可：搜索 {{mainPrefix}}-LT41346、{{mainPrefix}}LT41346 和 {{mainPrefix}} LT 41346，结果相同。',
    table: '字母与分类对照',
    letters: '字母',
    category: '分类',
    items: '商品数',
  },
  series: {
    title: '两个系列',
    main: '主品牌',
    mainBody: '品种更全，适合日常更换。请与旧电池核对电压、尺寸和接口。',
    second: '高性能系列',
    secondBody:
      '与主品牌对应商品的适用机型相同，容量一般高约 8%；笔记本电脑电池的放电倍率一般为其两倍。',
    twin: '高性能系列的每款商品在主品牌中都有对应商品，商品页的“相关商品”中可互相查看。',
  },
  fits: {
    title: '适用机型：依据是否充分？',
    lead: '适用机型列表中的每款机型都带有以下三种标记之一；正在核查的，标为“复核中”，查清后恢复原有标记，或标为“不适用”。',
    levels: [
      {
        level: 'confirmed',
        name: '已确认',
        body: '有两份或以上独立的真机装用记录。',
      },
      { level: 'reported', name: '有适用记录', body: '有一份真机装用记录。' },
      {
        level: 'unconfirmed',
        name: '尚未确认',
        body: '机型资料属实，适用关系仅按数据匹配。下单前请核对电压、尺寸和接口。',
      },
    ],
    check:
      '每个商品页都有“是否适用于我的机型？”查询框，可查询单款机型。“未列出”表示暂无依据，并不表示一定不适用。',
  },
  specification: {
    title: '规格参数',
    rows: [
      {
        term: '电压（V）',
        body: `标称电压。10.8\u00a0V 与 11.1\u00a0V 同为三节普通锂离子电芯串联；三节串联而标称高于 ${CHARGING_LIMIT.nominalOfThree}\u00a0V 的是高压电芯，只适用于所列机型。串联节数不同则不可互换。`,
      },
      { term: '容量（mAh）', body: '电池可储存的电量。电压相同时，容量越大，使用时间越长。' },
      {
        term: '能量（Wh）',
        body: `电压 × 容量 ÷ 1,000。它决定运输方式：超过 ${AIR_LIMIT_WH.battery}\u00a0Wh，或单节电芯超过 ${AIR_LIMIT_WH.cell}\u00a0Wh 的锂离子电池，陆运和海运按危险品全面管制。`,
      },
      { term: '尺寸（mm）', body: '长 × 宽 × 高；圆柱和纽扣电池为 Ø 直径 × 高。' },
      {
        term: '充电限制电压',
        body: `商品页只列普通锂离子电芯的数值：每节 ${CHARGING_LIMIT.volts}\u00a0V\u00a0±\u00a0${CHARGING_LIMIT.tolerance}\u00a0V。高压电芯（标称高于 ${CHARGING_LIMIT.nominal}\u00a0V）另有限值，以电池上所印为准；未印的，请使用设备配套的充电器。`,
      },
      {
        term: '起订量',
        body: `批发每款 ${BUSINESS.wholesaleMinimum} 件起，一件代发 ${BUSINESS.dropshipMinimum} 件起。`,
      },
      {
        term: '保修',
        body: `可充电锂电池（含磷酸铁锂）${WARRANTY_MONTHS.lithium} 个月，镍电池 ${WARRANTY_MONTHS.nickel} 个月，密封铅酸 ${WARRANTY_MONTHS.leadAcid} 个月；一次电池、充电器和配件人工审核。`,
      },
    ],
    derived:
      '带 ≈ 的数值由设备或同类电池推算得出；未标记的技术数值取自公开资料或实测数据。曲线为该类型电池的典型值，并非商品的测试结果。',
  },
  label: {
    title: '标签',
    lead: (itemNo) => `${itemNo} 的标签，按规格绘制，无日期码：`,
    alt: (itemNo) => `${itemNo} 标签示意图`,
    points: [
      '品牌、系列',
      '商品编号，以及适用机型或可替换的原厂型号',
      '电池类型',
      '标称电压、容量和能量',
      '尺寸和净重',
      '回收标志：废旧电池不可混入生活垃圾',
      'EAN 条码：13 位数字，末位为校验码',
    ],
    open: '查看此商品',
  },
  search: {
    title: '用哪些编号可以找到电池',
    lead: '以下任何一种都可以，只输入一部分也能找到：',
    kinds: [
      '我们的商品编号',
      '旧电池上的原厂型号',
      '操作系统显示的电池名称',
      '设备的品牌和机型，或机型代码',
      '标准电池的 IEC、ANSI 型号，如 CR2032、LR44',
      '条码下方的 EAN',
    ],
    action: '搜索',
    finder: '按机型查找',
  },
}
