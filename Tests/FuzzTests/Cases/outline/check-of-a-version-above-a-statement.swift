guard#available(iOS 6)else{()}
i{{guard#e()else{()}}}