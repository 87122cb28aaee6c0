export { default } from "qrcode-generator";
