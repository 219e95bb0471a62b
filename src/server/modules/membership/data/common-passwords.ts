// Common passwords of 12 and more characters, and the words most of them are built from.

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** In lower case. */
export const COMMON_PASSWORDS = words(`
  password1234 password12345 password123456 passwordpassword password1password password123!@#
  password!234 password@1234 passw0rd1234 passw0rd12345 p@ssw0rd1234 p@ssword1234 p@ssword12345
  p@55w0rd1234 mypassword123 mypassword1234 mynewpassword thisismypassword thisispassword
  newpassword123 newpassword1 oldpassword123 nopassword123 yourpassword yourpassword123
  changepassword changemeplease changeme1234 changeme12345 changeme123456 changeit1234
  defaultpassword default12345 temppassword1 temporary1234 temporarypassword secretpassword
  secret123456 supersecret1 supersecret123 topsecret1234 topsecret12345 letmein12345 letmein123456
  letmeinplease letmeinletmein pleaseletmein welcome12345 welcome123456 welcome1234! welcomehome1
  welcomeback1 welcometo2024 welcometo2025 welcome@2023 welcome@2024 welcome@2025 welcome@2026
  administrator administrator1 administrator123 admin1234567 admin12345678 adminadmin12
  adminadmin123 adminpassword admin@123456 admin@1234567 administrador rootpassword rootroot1234
  superuser1234 superadmin123 sysadmin1234 guest1234567 guestguest12 testtest1234 testpassword
  test12345678 test123456789 testing12345 testuser1234 useruser1234 username1234 userpassword
  login1234567 loginlogin12 loginpassword access123456 accessgranted openopenopen opensesame12
  opensesame123 qwerty123456 qwerty1234567 qwerty12345678 qwertyqwerty qwertyqwerty1 qwertyuiop12
  qwertyuiop123 qwertyuiop1234 qwerty!@#$%^ qwertyasdfgh qwertyasdfzxcv qwerasdfzxcv qwer1234asdf
  asdfghjkl123 asdfghjkl1234 asdfasdfasdf asdf1234asdf asdfqwer1234 zxcvbnm12345 zxcvbnm123456
  zxcvbnmasdfghjkl 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1qaz2wsx3edc 1qaz2wsx3edc4rfv
  1qazxsw23edc zaq12wsxcde3 zaq1xsw2cde3 q1w2e3r4t5y6 q1w2e3r4t5y6u7 qazwsxedc123 qazwsxedcrfv
  qazwsx123456 qaz123wsx456 abcd12345678 abcdefghijkl abcdefghijklm abcdefg12345 abcdefgh1234
  abc123456789 abc123abc123 abcabc123123 abcd1234abcd abcd1234efgh a1b2c3d4e5f6 a1b2c3d4e5f6g7
  aa1234567890 a123456789012 a12345678901 123456789abc 12345678abcd 1234567890ab 1234567890qw
  123456qwerty 1234567qwerty 12345qwert12 1234qwerasdf 123qwe123qwe 123qweasdzxc 123qweasd123
  12qwaszx12qw 123abc123abc 123123123123 121212121212 123412341234 123451234512 123456123456
  1234567890123 123456789012 123456789123 123456789987654321 1234567890987654321 987654321012
  098765432109 0987654321098 111122223333 111222333444 112233445566 11223344556677 102030405060
  147258369147 147852369147 159753159753 159357159357 789456123000 789456123789 741852963741
  963852741963 246813579246 135792468135 314159265358 3141592653589 271828182845 161803398874
  000000000000 111111111111 222222222222 666666666666 777777777777 888888888888 999999999999
  123654789000 010203040506 100200300400 iloveyou1234 iloveyou12345 iloveyou123456 iloveyouforever
  iloveyousomuch iloveyoubaby iloveyoumore iloveyou2024 iloveyou2025 iloveyoumom1 ilovemyfamily
  ilovemymother ilovemylife1 ilovejesus123 ilovechocolate ilovebatteries ilovemusic123
  loveyouforever lovelovelove loveislove123 lovemeforever foreverandever foreverlove1
  friendsforever bestfriends1 bestfriends4ever sunshine1234 sunshine12345 sunshine123456
  princess1234 princess12345 princess123456 football1234 football12345 football123456 baseball1234
  baseball12345 basketball12 basketball123 basketball23 superman1234 superman12345 supermanbatman
  batman123456 batmanbatman spiderman123 spiderman1234 starwars1234 starwars12345 maytheforce1
  maytheforcebewithyou startrek1234 harrypotter1 harrypotter123 hogwarts1234 gandalf12345
  pokemon12345 pokemon123456 pikachu12345 minecraft123 minecraft1234 fortnite1234 liverpool123
  liverpool1234 liverpoolfc1 manchester12 manchester123 manchesterunited chelseafc123 arsenal12345
  arsenal123456 barcelona123 barcelona1234 realmadrid12 realmadrid123 juventus1234 ronaldo12345
  messi1234567 michael12345 michael123456 michelle1234 jennifer1234 jessica12345 jessica123456
  jordan123456 jordan232323 charlie12345 charlie123456 daniel123456 andrew123456 thomas123456
  anthony12345 alexander123 alexander1234 christopher1 christopher123 elizabeth123 elizabeth1234
  victoria1234 samantha1234 stephanie123 nicholas1234 benjamin1234 jonathan1234 patrick12345
  matthew12345 william12345 monkey123456 monkeymonkey dragon123456 dragondragon dragonball12
  dragonball123 dragonballz1 master123456 mastermaster shadow123456 shadowshadow freedom12345
  freedom123456 whatever1234 whatever12345 trustno1trustno1 trustnoone12 trustnoone123
  computer1234 computer12345 computer123456 internet1234 internet12345 keyboard1234 microsoft123
  microsoft1234 windows12345 windows10pro google123456 facebook1234 facebook12345 linkedin1234
  linkedin12345 samsung12345 samsung123456 iphone123456 android12345 chocolate123 chocolate1234
  strawberry12 strawberry123 blueberry123 watermelon12 watermelon123 pineapple123 cheesecake12
  cheesecake123 coffee123456 cocacola1234 butterfly123 butterfly1234 sunflower123 sunflower1234
  elephant1234 dolphin12345 penguin12345 tigertiger12 kittykitty12 puppypuppy12 mustang12345
  mustang123456 corvette1234 ferrari12345 porsche91111 mercedes1234 toyota123456 harley123456
  yankees12345 cowboys12345 steelers1234 lakers123456 packers12345 summer123456 summer2023!!
  summer2024!! summer2025!! summertime12 winter123456 winter2023!! winter2024!! winter2025!!
  wintertime12 spring123456 spring2024!! spring2025!! autumn123456 autumn2024!! autumn2025!!
  january12345 february1234 september123 september1234 september2024 september2025 october12345
  november1234 november2024 november2025 december1234 december2024 december2025 monday123456
  friday123456 christmas123 christmas1234 merrychristmas happybirthday happybirthday1 happynewyear
  happynewyear1 happynewyear2025 halloween123 halloween1234 hello1234567 hello12345678
  hellohello12 hellohello123 helloworld12 helloworld123 helloworld1234 helloworld!! goodmorning1
  goodmorning123 goodnight123 goodbye12345 howareyou123 thankyou1234 thankyou12345 pleaseplease
  computerscience correcthorsebatterystaple correcthorse1 rememberme12 rememberme123 idontknow123
  idontremember iforgotmypassword iforgot12345 forgetmenot1 nevermind123 nothing12345 anything1234
  something123 everything12 everything123 universe1234 jesuschrist1 jesuschrist123 jesusislord1
  jesussaves12 jesuslovesme godisgood123 godisgood1234 godbless1234 godislove123 blessed12345
  heavenly1234 company12345 company123456 business1234 business12345 businessman1 wholesale123
  wholesale1234 dropship1234 dropshipping1 dropshipping123 supplier1234 supplier12345 customer1234
  customer12345 warehouse123 warehouse1234 shipping1234 purchase1234 purchasing123 battery12345
  battery123456 batteries123 batteries1234 lithium12345 lithiumion123 charger12345 powerbank123
  powertools12 electronics1 electronics123 hongkong1234 hongkong12345 hongkong852852 shenzhen1234
  guangzhou123 shanghai1234 beijing12345 beijing2008! china1234567 woaini123456 woaini1314520
  woaini5201314 5201314woaini 520131452013 wodemima1234 woaizhongguo mima12345678 nihao1234567
  nihaonihao12 zhongguo1234 zhongguo2008 xiaoming1234 liuyang12345 wangwei12345 zhangwei1234
  zhangwei12345 lilili123456 aini13145200 aishiteru123 singapore123 singapore1234 malaysia1234
  australia123 australia1234 america12345 usa123456789 england12345 london123456 newyork12345
  newyorkcity1 california12 california123 florida12345 texas1234567 germany12345 hallo1234567
  hallowelt123 passwort1234 passwort12345 passwort123456 geheim123456 schatz123456 ichliebedich
  willkommen12 willkommen123 willkommen1! motdepasse12 motdepasse123 motdepasse1234 azerty123456
  azertyuiop12 azertyuiop123 jetaime12345 bonjour12345 bonjour123456 soleil123456 doudou123456
  contrasena12 contrasena123 contrasena1234 contraseña12 contraseña123 teamo1234567 tequieromucho
  teamomucho12 hola12345678 hola123456789 estrella1234 bienvenido12 bienvenido123 ciaociaociao
  amoremio1234 juventus1897 forzajuve123 forzamilan12 senha1234567 senha123456789 brasil123456
  corinthians1 flamengo1234 parola123456 qwerty123qwerty ytrewq654321 654321ytrewq asdf;lkjasdf
  lkjhgfdsa123 mnbvcxz12345 poiuytrewq12 poiuytrewq123 !qaz2wsx3edc !qaz@wsx#edc !q@w#e$r%t^y
  1qaz!qaz2wsx@wsx 1qaz@wsx3edc !@#$%^&*()_+ !@#$%^&*()12 1234!@#$qwer 12345!@#$%qw qwer!@#$1234
  abcd!@#$1234 abc!@#123456 pass@word123 pass@word1234 pass1234pass passpasspass pass12345678
  pass123456789 passw0rd!123 p4ssw0rd1234 p455w0rd1234 pa55w0rd1234 pa$$w0rd1234 pa$$word1234
  password2020 password2021 password2022 password2023 password2024 password2025 password2026
  password1!password1! password#123 password.123 password_123 password-123 welcome2023!
  welcome2024! welcome2025! welcome2026! server123456 database1234 oracle123456 postgres1234
  postgrespostgres mysql1234567 cisco1234567 ciscocisco12 netgear12345 linksys12345 router123456
  vmware123456 vagrant12345 raspberry123 ubuntu123456 linux1234567 matrix123456 hacker123456
  hackme123456 ninja1234567 killer123456 killerkiller phoenix12345 diamond12345 silver123456
  golden123456 goldfish1234 rainbow12345 rainbow123456 unicorn12345 unicorns1234 sparkles1234
  lollipop1234 cupcake12345 cookie123456 cookies12345 pepper123456 ginger123456 buster123456
  maggie123456 bailey123456 tinkerbell12 tinkerbell123 snoopy123456 garfield1234 mickeymouse1
  mickeymouse123 donaldduck12 scoobydoo123 spongebob123 spongebob1234 simpsons1234 metallica123
  metallica1234 ironmaiden12 ironmaiden123 nirvana12345 slipknot1234 eminem123456 rockandroll1
  rockstar1234 guitar123456 guitarhero12 musicislife1 musicmusic12 soccer123456 hockey123456
  tennis123456 golfgolf1234 swimming1234 fishing12345 fishing123456 running12345 skateboard12
  skateboard123 motorcycle12 motorcycle123 airplane1234 helicopter12 trustme12345 secure123456
  security1234 security12345 security123456
`)

/** One or two of these words with a few digits or punctuation marks are just as easy to guess. */
export const COMMON_WORDS = words(`
  password passwort passwd pass motdepasse contrasena senha parola geheim secret welcome
  willkommen bienvenido letmein changeme default temporary temp admin administrator root superuser
  sysadmin guest test tester testing user username login access qwerty qwertz azerty asdf asdfgh
  zxcvbn zxcvbnm abc abcd abcdef abcdefgh iloveyou loveyou love lover sunshine princess football
  baseball basketball soccer superman batman spiderman starwars pokemon minecraft monkey dragon
  master shadow freedom whatever trustno computer internet keyboard windows microsoft google
  facebook summer winter spring autumn january february march april june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday christmas
  birthday hello helloworld hallo bonjour hola nihao woaini company business wholesale dropship
  supplier customer battery batteries charger hongkong shenzhen china shanghai beijing london
`)
