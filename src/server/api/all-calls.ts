// Every call of the shop, group by group. A call that is not listed here is not served.
import type { AnyCall } from '../context/call-handler.ts'
import { basketCalls } from './basket/index.ts'
import { accountCalls } from './account/index.ts'
import { colleagueCalls } from './colleague/index.ts'
import { companyCalls } from './company/index.ts'
import { contactCalls } from './contact/index.ts'
import { contentCalls } from './content/index.ts'
import { fileCalls } from './file/index.ts'
import { finderCalls } from './finder/index.ts'
import { homeCalls } from './home/index.ts'
import { newsCalls } from './news/index.ts'
import { orderFileCalls } from './order-file/index.ts'
import { orderPadCalls } from './order-pad/index.ts'
import { orderCalls } from './order/index.ts'
import { productSupportCalls } from './product-support/index.ts'
import { productCalls } from './product/index.ts'
import { referenceCalls } from './reference/index.ts'
import { returnCalls } from './return/index.ts'
import { staffCalls } from './staff/index.ts'
import { userCalls } from './user/index.ts'
import { wishListCalls } from './wish-list/index.ts'

export const ALL_CALLS: AnyCall[] = [
  ...homeCalls,
  ...userCalls,
  ...colleagueCalls,
  ...referenceCalls,
  ...newsCalls,
  ...fileCalls,
  ...productCalls,
  ...wishListCalls,
  ...basketCalls,
  ...orderPadCalls,
  ...orderCalls,
  ...orderFileCalls,
  ...returnCalls,
  ...productSupportCalls,
  ...companyCalls,
  ...contactCalls,
  ...contentCalls,
  ...finderCalls,
  ...accountCalls,
  ...staffCalls,
]
