// Hong Kong Chinese texts of the search by a photo of a label.
import type { labelPhoto as master } from '../en_us/label-photo.ts'

export const labelPhoto: typeof master = {
  title: '拍照搜尋',
  close: '關閉',
  explanation: '拍下舊電池的標籤，我們會讀取上面的型號及條碼，您核對後便可搜尋。',
  size: '文字識別程式約 5\u00a0MB，只需下載一次，之後會存於瀏覽器內。相片只在您的裝置上處理，不會上載。',
  takePhoto: '拍照',
  choosePicture: '選擇圖片',
  loading: '正在下載文字識別程式（約 5\u00a0MB）…',
  reading: '正在讀取標籤…',
  found: '請對照標籤，核對讀取結果。',
  lines: '要搜尋的內容',
  linesHint: '如有錯誤，請直接更正。每行輸入一個型號或機型。',
  rest: '標籤上的其他文字：',
  add: (line) => `加入「${line}」`,
  search: '搜尋以上內容',
  nothing: '未能讀取任何文字或條碼。',
  tips: [
    '讓標籤填滿畫面，鏡頭正對標籤拍攝。',
    '光線要均勻，避免反光，待畫面清晰才拍攝。',
    '您亦可關閉此視窗，在搜尋欄輸入型號。',
  ],
  faults: {
    tooLarge: '檔案超過 40\u00a0MB，請選擇較小的圖片。',
    notPicture: '未能開啟此圖片，請選擇 JPEG、PNG 或 WebP 檔案。',
    notLoaded: '未能下載文字識別程式。請檢查網絡後再試，或在搜尋欄輸入型號。',
    broken: '未能讀取圖片。請再試一次，或在搜尋欄輸入型號。',
  },
  retry: '再試一次',
}
