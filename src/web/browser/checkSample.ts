// A register of ten lines with common mistakes, for who has no file at hand.

export const SAMPLE = `Sales register of a shop in Pune,,,,,,,,,,
GSTIN 27AAPFU0939F1ZV,,,,,,,,,,
Invoice No,Date,Item Name,HSN,Qty,Unit,Taxable Value,GST Rate,CGST,SGST,IGST,Place of Supply
A-101,05-10-2026,Table butter 500 g,4051000,10,KG,2500,5,62.50,62.50,0,27-Maharashtra
A-101,05-10-2026,Wooden cutting board,4419,4,NOS,1200,12,72,72,0,27-Maharashtra
A-102,06-10-2026,Ceramic wall tiles,6907,20,SQM,8000,18,720,720,0,27-Maharashtra
A-103,07-10-2026,Mango pickle 1 kg,16041210,6,KGS,900,5,22.50,22.50,0,27-Maharashtra
A-104,08-10-2026,Cotton shirt for men,6205,2,NOS,7000,5,175,175,0,27-Maharashtra
A-105,09-10-2026,Courier service,996812,1,NOS,300,18,0,0,54,24-Gujarat
A-106,10-10-2026,LED bulb 9 W,123456,50,NOS,4000,18,360,360,0,27-Maharashtra
A-107,11-10-2026,Steel water bottle,7323,12,NOS,3000,5,75,75,0,24-Gujarat
A-108,12-10-2026,Office chair,9401,1,NOS,5000,18,400,500,0,27-Maharashtra
A-109,13-10-2026,Basmati rice 5 kg pack,1006,10,KGS,6000,5,150,150,0,27-Maharashtra
Total,,,,,,37900,,,,,
`;
