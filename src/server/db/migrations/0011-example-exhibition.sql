-- Numbers of visitors to exhibitions, and an example to be replaced before going live.

create sequence exhibition_registration_number;

insert into exhibition (id, place, country, begins_on, ends_on, booth, is_example) values
  ('example-hong-kong-2027', 'Hong Kong', 'HK', '2027-04-13', '2027-04-16', 'EX-00', true);

insert into exhibition_text (exhibition_id, lang, name, place, body) values
  ('example-hong-kong-2027', 'en_us',
   'Example: spring electronics exhibition',
   'Example hall, Hong Kong',
   E'This exhibition is an example. It shows how an exhibition appears in this shop; nobody can be met there.\n\nReplace it with an exhibition of your own before the shop goes live. Whoever registers here receives a confirmation with a registration number, and the days and the booth that stand above.'),
  ('example-hong-kong-2027', 'zh_cn',
   '示例：春季电子产品展',
   '示例展馆，香港',
   E'本展会仅为示例，用以说明展会在本商城中的展示方式，届时并无人员到场。\n\n商城正式上线前，请换成贵公司实际参加的展会。在此登记的访客将收到确认邮件，其中载有登记编号以及上述日期和展位号。'),
  ('example-hong-kong-2027', 'zh_hk',
   '範例：春季電子產品展',
   '範例展館，香港',
   E'本展覽只屬範例，用以說明展覽在本網店的展示方式，屆時並無職員到場。\n\n網店正式啟用前，請換上貴公司實際參加的展覽。在此登記的訪客將收到確認電郵，當中載有登記編號，以及上述日期及攤位號碼。');
