// Headings of marketplace and shop exports, as their files name the columns of an order, by field.
import type { OrderFileField } from '../../../../shared/order-file-fields.ts'

/** Amazon, eBay, Etsy, Shopify, WooCommerce, Walmart, Kaufland, Otto, Taobao, Tmall, JD, Pinduoduo and common words. */
export const ORDER_FILE_HEADINGS: Record<OrderFileField, string> = {
  reference: `order-id|amazon-order-id|order id|order number|order no|order no.|order #|order|sales record number|reference|your reference|own reference|customer reference|purchase order|po number|po#|order name|merchant order id|external order number
bestellnummer|bestell-nr|bestellnr|auftragsnummer|auftragsnr|referenz|numéro de commande|n° commande|commande|référence|número de pedido|pedido|numero ordine|ordine|ordernummer|bestelnummer|numer zamówienia
订单编号|订单号|主订单编号|子订单编号|外部订单号|自有订单号|参考号
訂單編號|訂單號|訂單號碼|參考編號|自訂編號`,
  item: `sku|item sku|seller-sku|seller sku|custom label|custom label (sku)|lineitem sku|item number|item no|item no.|item|item code|product code|product number|part number|part no|mpn|ean|gtin|upc|barcode|article number|article|offer id|offer-id|variation sku
artikelnummer|artikelnr|artikel-nr|artikel|herstellernummer|référence article|code article|réf|código|codice articolo|artikelcode|kod produktu
商品编号|商家编码|货号|商品编码|规格编码|产品编号|型号|条码|商品货号
貨品編號|貨號|商品編號|型號|條碼|貨品編碼`,
  quantity: `quantity|qty|quantity-purchased|quantity purchased|quantity-to-ship|lineitem quantity|item quantity|units|pieces|pcs|quantity ordered|order quantity
menge|anzahl|stück|stückzahl|quantité|qté|cantidad|quantità|aantal|ilość
数量|购买数量|商品数量|宝贝总数量|件数
數量|購買數量|件數`,
  name: `recipient-name|recipient name|recipient|ship to name|ship-to name|shipping name|ship name|full name|customer name|name|buyer name|deliver to|delivery name|contact name|consignee|receiver|receiver name
empfänger|lieferadresse name|name des empfängers|destinataire|nom|nom complet|destinatario|nombre|nome|ontvanger|naam|odbiorca
收货人|收货人姓名|收件人|收件人姓名|姓名|买家姓名
收貨人|收貨人姓名|收件人姓名|姓名`,
  firstName: `first name (shipping)|shipping first name|ship first name|first name|firstname|delivery first name|vorname|prénom|nombre de pila|voornaam|imię|名|名字`,
  surname: `last name (shipping)|shipping last name|ship last name|last name|lastname|surname|family name|nachname|nom de famille|apellidos|apellido|cognome|achternaam|nazwisko|姓|姓氏`,
  company: `ship-company|company (shipping)|shipping company|company|company name|ship to company|delivery company|firma|firmenname|société|entreprise|empresa|azienda|bedrijf|公司|公司名称|公司名稱`,
  line1: `ship-address-1|ship to address 1|ship address1|shipping address1|shipping address 1|shipping street|address 1&2 (shipping)|address 1 (shipping)|street 1|street|street address|address 1|address1|address line 1|address|delivery address|delivery address 1|shipping address|ship to address
straße|strasse|straße und hausnummer|adresse|anschrift|lieferadresse|adresszeile 1|rue|adresse 1|dirección|calle|indirizzo|via|adres|straat|ulica
收货地址|收件地址|详细地址|地址|街道地址|收货人地址
收貨地址|收件地址|詳細地址|地址|地址第一行`,
  line2: `ship-address-2|ship to address 2|ship address2|shipping address2|shipping address 2|address 2 (shipping)|street 2|address 2|address2|address line 2|delivery address 2|apartment|suite
adresszusatz|adresszeile 2|adresse 2|complément d'adresse|dirección 2|indirizzo 2|adres 2
地址2|地址第二行|地址补充|地址二`,
  city: `ship-city|ship to city|ship city|city (shipping)|shipping city|city|town|delivery city|city/town
ort|stadt|wohnort|ville|ciudad|población|città|plaats|stad|miasto
城市|市|收货城市|收件城市`,
  region: `ship-state|ship to state|ship state|state code (shipping)|shipping province|shipping state|state|province|region|county|state/province|delivery state|ship to state/province|shipping province name
bundesland|région|provincia|estado|provincie|województwo
省|省份|州|省/州|州/省|收货省份`,
  postCode: `ship-postal-code|ship to zip|ship zipcode|postcode (shipping)|shipping zip|shipping postcode|zip|zip code|zipcode|postal code|postalcode|postcode|post code|delivery postcode|ship to postal code
plz|postleitzahl|code postal|código postal|cp|cap|kod pocztowy
邮编|邮政编码|郵編|郵政編碼|郵遞區號`,
  country: `ship-country|ship to country|ship country|country code (shipping)|shipping country|shipping country code|country|country code|delivery country|country/region|ship to country code
land|länderkennzeichen|ländercode|pays|país|paese|nazione|kraj
国家|国家/地区|收货国家|国家代码|國家|國家/地區|國家或地區|目的地`,
  phone: `ship-phone-number|ship to phone|buyer-phone-number|shipping phone|phone (shipping)|phone (billing)|phone|phone number|telephone|tel|mobile|mobile phone|delivery phone|recipient phone
telefon|telefonnummer|handynummer|téléphone|teléfono|telefono|telefoon
联系电话|联系手机|手机|手机号|电话|收货人电话|收件人电话|聯絡電話|手提電話|電話|手機號碼`,
  service: `shipping service id|delivery service|service|配送渠道|送货渠道|送貨服務`,
  declaredValue: `declared value|customs value|value for customs|zollwert|warenwert|valeur en douane|申报价值|申报金额|申報價值`,
  ioss: `ioss|ioss-number|ioss number|ioss no|ioss nummer|ioss 编号|ioss 編號`,
  taxNo: `recipient tax number|tax id|tax number|vat number|recipient tax id|buyer tax id|buyer tax identification|steuernummer|ust-id|税号|收件人税号|稅號`,
}
