// Common headings of pasted columns in three languages and German, separated by '|' or on separate lines.

/** Columns that say which item is meant, by a number or a name. */
export const NUMBER_HEADINGS = `item|item no|item number|item code|item #|sku|article|article no|article number|art no
product|product no|product number|product code|part|part no|part number|part #|p/n|pn|mpn|oem|oem no|oem number|oem part number
model|model no|model number|model name|device|device model|compatible with|code|ref|reference|battery|battery model
artikel|artikelnr|artikel nr|artikelnummer|art nr|teil|teile nr|teilenr|teilenummer|ersatzteilnummer|bestellnr|bestellnummer|sachnummer|typ|modell|gerät|bezeichnung|akku|batterie|herstellernummer
ean|ean code|ean-13|ean13|upc|gtin|barcode|bar code|name|product name|description|item name
编号|货号|商品编号|产品编号|物料编号|料号|物料号|型号|产品型号|机型|适用机型|设备型号|零件号|原厂型号|原厂编号|品名|商品名称|产品名称|名称|条码|条形码|商品条码|描述|商品|产品
編號|貨號|貨品編號|商品編號|產品編號|物料編號|料號|型號|產品型號|機型|適用型號|適用機型|裝置型號|零件號|零件編號|原廠型號|原廠編號|貨品名稱|產品名稱|商品名稱|名稱|條碼|條碼編號|描述|貨品|商品|產品`

export const QUANTITY_HEADINGS = `qty|q'ty|quantity|quantities|order qty|order quantity|qty ordered|quantity ordered|pcs|pieces|units|amount|count|number of pieces
menge|anzahl|stück|stückzahl|stk|bestellmenge
数量|订购数量|采购数量|订货数量|需求数量|件数|个数
數量|訂購數量|採購數量|訂貨數量|需求數量|件數|個數`

/** Columns that say neither an item nor a quantity. */
export const OTHER_HEADINGS = `no|#|line|row|pos|position|unit|uom|unit of measure|price|unit price|total|currency|brand|make|category|remark|remarks|note|notes|comment|your number|your row
lfd nr|pos nr|zeile|einheit|preis|einzelpreis|stückpreis|gesamt|gesamtpreis|summe|währung|marke|hersteller|kategorie|bemerkung|bemerkungen|notiz|kommentar|lieferant
序号|行号|单位|单价|价格|总价|金额|币种|品牌|分类|备注|您的料号|您的编号|您的型号|您的行号
序號|行號|單位|單價|價格|總價|金額|幣種|貨幣|品牌|分類|備註|您的型號|您的行號`
